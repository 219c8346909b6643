import ComposableArchitecture
import SwiftUI

struct Grub: ReducerProtocol {
    struct State: Equatable {
        var size: Int
        var feeds = false
    }

    enum Action: Equatable {
        case jellyTapped
        case setFeeding(Bool)
        case delegate(Delegate)
        enum Delegate: Equatable { case grown }
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .jellyTapped:
                return .init(value: .delegate(.grown))
            case .setFeeding(let feeds):
                state.feeds = feeds
                return .none
            case .delegate:
                return .none
            }
        }
    }
}

struct GrubView: View {
    let store: StoreOf<Grub>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Jelly") { viewStore.send(.jellyTapped) }
            Button("Feed") { viewStore.send(.setFeeding(true)) }
                .sheet(isPresented: viewStore.binding(get: \.feeds, send: Grub.Action.setFeeding)) {
                    PollenView()
                }
        }
    }
}

struct BeeView: View {
    let die: () -> Void
    var body: some View { Button("Sting", action: die) }
}

struct PollenView: View { var body: some View { Text("Pollen") } }
