import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer(state: .equatable)
enum HarvestScreen {
    case pick(Pick)
    case weigh(Weigh)
}

@Reducer
struct HarvestCoordinator {
    @ObservableState
    struct State: Equatable {
        var routes: [Route<HarvestScreen.State>]
    }

    enum Action {
        case router(IndexedRouterActionOf<HarvestScreen>)
        case back
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(id: _, action: .pick(.weighTapped))):
                state.routes.push(.weigh(.init()))
                return .none
            case .router(.routeAction(id: _, action: .pick(.back))):
                return .send(.back)
            case .router(.routeAction(id: _, action: .weigh(.done))):
                state.routes.goBackToRoot()
                return .none
            default:
                return .none
            }
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

struct HarvestCoordinatorView: View {
    let store: StoreOf<HarvestCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .pick(store): PickView(store: store)
            case let .weigh(store): WeighView(store: store)
            }
        }
    }
}

@Reducer
struct Pick {
    @ObservableState struct State: Equatable {}
    enum Action { case weighTapped, back }
}

struct PickView: View {
    let store: StoreOf<Pick>
    var body: some View {
        Button("Weigh") { store.send(.weighTapped) }
        Button("Back") { store.send(.back) }
    }
}

@Reducer
struct Weigh {
    @ObservableState struct State: Equatable {}
    enum Action { case done }
}

struct WeighView: View {
    let store: StoreOf<Weigh>
    var body: some View { Button("Done") { store.send(.done) } }
}
