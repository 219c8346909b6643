import ComposableArchitecture
import SwiftUI

struct Camp: ReducerProtocol {
    struct State: Equatable { var pot: Pot.State? }
    enum Action: Equatable {
        case stormTapped, washedAway
        case cookTapped
        case potClosed
        case pot(Pot.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .stormTapped:
                return .init(value: .washedAway)
            case .cookTapped:
                state.pot = .init()
                return .none
            case .potClosed:
                state.pot = nil
                return .none
            case .washedAway, .pot:
                return .none
            }
        }
        .ifLet(\.pot, action: /Action.pot) { Pot() }
    }
}

struct CampView: View {
    let store: StoreOf<Camp>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            VStack {
                Button("Storm") { viewStore.send(.stormTapped) }
                Button("Cook") { viewStore.send(.cookTapped) }
            }
            .sheet(isPresented: viewStore.binding(get: { $0.pot != nil }, send: .potClosed)) {
                IfLetStore(store.scope(state: \.pot, action: Camp.Action.pot)) { PotView(store: $0) }
            }
        }
    }
}

struct Pot: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case emptied }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct PotView: View {
    let store: StoreOf<Pot>
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Eat") { dismiss() } }
}
