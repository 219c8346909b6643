import ComposableArchitecture
import SwiftUI

/// Has no view: the feature around it asks, and hears the answer.
struct Desk: ReducerProtocol {
    struct State: Equatable { var names: [String] = [] }
    enum Action: Equatable {
        case look
        case found(String)
        case cross
        case crossed
    }

    @Dependency(\.guestBook) private var book

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .look:
            return .task { [names = state.names] in
                .found(names.first ?? "Nobody")
            }
        case .cross:
            state.names.removeAll()
            return .init(value: .crossed)
        case .found, .crossed:
            return .none
        }
    }
}

struct House: ReducerProtocol {
    struct State: Equatable { var guest: String }
    enum Action: Equatable { case leaveTapped }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct HouseView: View {
    let store: StoreOf<House>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Leave") { viewStore.send(.leaveTapped) }
        }
    }
}
