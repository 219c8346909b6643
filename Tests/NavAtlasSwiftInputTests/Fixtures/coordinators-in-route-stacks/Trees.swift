import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer(state: .equatable)
enum TreesScreen {
    case trees(Trees)
    case harvest(HarvestCoordinator)
    case advice(Advice)
}

@Reducer
struct TreesCoordinator {
    @ObservableState
    struct State: Equatable {
        static let initialState = State(routes: [.root(.trees(.init()), embedInNavigationView: true)])
        var routes: [Route<TreesScreen.State>]
    }

    enum Action {
        case router(IndexedRouterActionOf<TreesScreen>)
        case routeToHarvest(HarvestScreen.State)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(id: _, action: .trees(.pickTapped))):
                let routes: [Route<HarvestScreen.State>] = [.root(.pick(.init()), embedInNavigationView: true)]
                state.routes.push(.harvest(HarvestCoordinator.State(routes: routes)))
                return .none
            case .router(.routeAction(id: _, action: .trees(.adviceTapped))):
                state.routes.push(.advice(.initialState))
                return .none
            case let .router(.routeAction(id: _, action: .advice(action))):
                return answer(into: &state, action: action)
            case .router(.routeAction(id: _, action: .harvest(.back))):
                state.routes.goBack()
                return .none
            case let .routeToHarvest(screen):
                let routes: [Route<HarvestScreen.State>] = [.root(screen, embedInNavigationView: true)]
                state.routes.push(.harvest(.init(routes: routes)))
                return .none
            default:
                return .none
            }
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

extension TreesCoordinator {
    func answer(into state: inout State, action: Advice.Action) -> Effect<Action> {
        switch action {
        case .close:
            state.routes.goBack()
            return .none
        default:
            return .none
        }
    }
}

struct TreesCoordinatorView<Bar: View>: View {
    let store: StoreOf<TreesCoordinator>
    let bar: () -> Bar

    init(store: StoreOf<TreesCoordinator>, bar: @autoclosure @escaping () -> Bar) {
        self.store = store
        self.bar = bar
    }

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .trees(store): TreesContainer(store: store, bar: bar())
            case let .harvest(store): HarvestCoordinatorView(store: store)
            case let .advice(store): AdviceView(store: store)
            }
        }
    }
}

@Reducer
struct Trees {
    @ObservableState struct State: Equatable {}
    enum Action { case pickTapped, adviceTapped }
}

struct TreesContainer<Bar: View>: View {
    let store: StoreOf<Trees>
    let bar: () -> Bar

    init(store: StoreOf<Trees>, bar: @autoclosure @escaping () -> Bar) {
        self.store = store
        self.bar = bar
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            TreesView(store: store)
            bar()
        }
    }
}

struct TreesView: View {
    let store: StoreOf<Trees>
    var body: some View {
        Button("Pick") { store.send(.pickTapped) }
        Button("Advice") { store.send(.adviceTapped) }
    }
}

@Reducer
struct Advice {
    @ObservableState struct State: Equatable { static let initialState = State() }
    enum Action { case close, reload }
}

struct AdviceView: View {
    let store: StoreOf<Advice>
    var body: some View { Button("Close") { store.send(.close) } }
}
