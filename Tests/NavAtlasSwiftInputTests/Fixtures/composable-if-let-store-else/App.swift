import ComposableArchitecture
import SwiftUI

@main
struct IslandApp: App {
    var body: some Scene {
        WindowGroup { IslandView(store: .init(initialState: Island.State(), reducer: Island())) }
    }
}

struct Island: ReducerProtocol {
    struct State: Equatable {
        var camp: Camp.State? = nil
        var beach = Beach.State()
    }

    enum Action: Equatable {
        case camp(Camp.Action)
        case beach(Beach.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Scope(state: \.beach, action: /Action.beach) { Beach() }
        Reduce { state, action in
            switch action {
            case .beach(.climbed):
                state.camp = Camp.State()
                return .none
            case .camp(.washedAway):
                state.camp = nil
                return .none
            case .beach, .camp:
                return .none
            }
        }
        .ifLet(\.camp, action: /Action.camp) { Camp() }
    }
}

struct IslandView: View {
    let store: StoreOf<Island>

    var body: some View {
        IfLetStore(
            store.scope(state: \.camp, action: Island.Action.camp),
            then: CampView.init(store:),
            else: { BeachView(store: store.scope(state: \.beach, action: Island.Action.beach)) }
        )
    }
}

struct Beach: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case palmTapped, climbed }

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .palmTapped:
            return .task {
                try? await Task.sleep(nanoseconds: 1)
                return .climbed
            }
        case .climbed:
            return .none
        }
    }
}

struct BeachView: View {
    let store: StoreOf<Beach>
    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Palm") { viewStore.send(.palmTapped) }
        }
    }
}
