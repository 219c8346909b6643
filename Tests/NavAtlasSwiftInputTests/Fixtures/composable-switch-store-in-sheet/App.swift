import ComposableArchitecture
import SwiftUI

@main
struct TailorApp: App {
    var body: some Scene {
        WindowGroup { ShopView(store: Store(initialState: Shop.State(), reducer: Shop())) }
    }
}

struct Shop: ReducerProtocol {
    struct State: Equatable {
        @PresentationState var fitting: Fitting.State?
    }

    enum Action: Equatable {
        case suitTapped
        case fitting(PresentationAction<Fitting.Action>)
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .suitTapped:
                state.fitting = .measure(Measure.State())
                return .none
            case .fitting(.presented(.sew(.finished))):
                state.fitting = nil
                return .none
            case .fitting:
                return .none
            }
        }
        .ifLet(\.$fitting, action: /Action.fitting) { Fitting() }
    }
}

/// The sheet goes from one step to the next.
struct Fitting: ReducerProtocol {
    enum State: Equatable {
        case measure(Measure.State)
        case sew(Sew.State)
    }

    enum Action: Equatable {
        case measure(Measure.Action)
        case sew(Sew.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            if case .measure(.measured(let chest)) = action {
                state = .sew(Sew.State(chest: chest))
            }
            return .none
        }
        .ifCaseLet(/State.measure, action: /Action.measure) { Measure() }
        .ifCaseLet(/State.sew, action: /Action.sew) { Sew() }
    }
}

struct ShopView: View {
    let store: StoreOf<Shop>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Suit") { viewStore.send(.suitTapped) }
        }
        .sheet(store: store.scope(state: \.$fitting, action: Shop.Action.fitting)) { store in
            FittingView(store: store)
        }
    }
}
