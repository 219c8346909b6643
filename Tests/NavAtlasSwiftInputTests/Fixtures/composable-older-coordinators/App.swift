import ComposableArchitecture
import SwiftUI
import TCACoordinators

struct Gate: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case opened }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Path: ReducerProtocol {
    struct State: Equatable { var length = 1 }
    enum Action: Equatable { case benchTapped, backTapped }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Bench: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case rested }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct Stop: ReducerProtocol {
    enum State: Equatable { case gate(Gate.State), path(Path.State), bench(Bench.State) }
    enum Action: Equatable { case gate(Gate.Action), path(Path.Action), bench(Bench.Action) }
    var body: some ReducerProtocol<State, Action> {
        Scope(state: /State.gate, action: /Action.gate) { Gate() }
        Scope(state: /State.path, action: /Action.path) { Path() }
        Scope(state: /State.bench, action: /Action.bench) { Bench() }
    }
}

struct Walk: ReducerProtocol {
    struct State: Equatable, IndexedRouterState {
        var routes: [Route<Stop.State>]
    }

    enum Action: Equatable, IndexedRouterAction {
        case routeAction(Int, action: Stop.Action)
        case updateRoutes([Route<Stop.State>])
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .routeAction(_, action: .gate(.opened)): state.routes.push(.path(.init()))
            case .routeAction(_, action: .path(.benchTapped)): state.routes.presentSheet(.bench(.init()))
            case .routeAction(_, action: .path(.backTapped)): state.routes.pop()
            case .routeAction(_, action: .bench(.rested)): state.routes.dismiss()
            default: break
            }
            return .none
        }
        .forEachRoute { Stop() }
    }
}

@main
struct ParkApp: App {
    let store = Store(initialState: Walk.State(routes: [.root(.gate(.init()))]), reducer: Walk())
    var body: some Scene { WindowGroup { WalkView(store: store) } }
}

struct WalkView: View {
    let store: StoreOf<Walk>

    var body: some View {
        TCARouter(store) { stop in
            SwitchStore(stop) {
                CaseLet(state: /Stop.State.gate, action: Stop.Action.gate, then: GateView.init)
                CaseLet(state: /Stop.State.path, action: Stop.Action.path, then: PathView.init)
                CaseLet(state: /Stop.State.bench, action: Stop.Action.bench) { BenchView(store: $0) }
            }
        }
    }
}

struct GateView: View {
    let store: StoreOf<Gate>
    var body: some View { WithViewStore(store) { gate in Button("Open") { gate.send(.opened) } } }
}

struct PathView: View {
    let store: StoreOf<Path>
    var body: some View {
        WithViewStore(store) { path in
            Button("Sit") { path.send(.benchTapped) }
            Button("Back") { path.send(.backTapped) }
        }
    }
}

struct BenchView: View {
    let store: StoreOf<Bench>
    var body: some View { WithViewStore(store) { bench in Button("Up") { bench.send(.rested) } } }
}
