import ComposableArchitecture
import SwiftUI

struct Gate: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case shut }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct GateView: View {
    let store: StoreOf<Gate>
    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Shut") { viewStore.send(.shut) }
        }
    }
}

struct Ladder: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case leapt, topReached }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        action == .leapt ? .init(value: .topReached) : .none
    }
}

struct LadderView: View {
    let store: StoreOf<Ladder>
    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Leap") { viewStore.send(.leapt) }
        }
    }
}
