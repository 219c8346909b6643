import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer
enum Stop {
    case timetable(Timetable)
    case connections(Connections)
    case train(Train)
}

@Reducer
struct TrainCoordinator {
    @ObservableState
    struct State {
        var routes: [Route<Stop.State>] = [.root(.timetable(.init()), embedInNavigationView: true)]
    }

    enum Action {
        case router(IndexedRouterActionOf<Stop>)
    }

    var body: some ReducerOf<Self> {
        Reduce<State, Action> { state, action in
            switch action {
            case .router(.routeAction(_, .timetable(.searchTapped))):
                state.routes.presentSheet(.connections(.init()), embedInNavigationView: true)
            case let .router(.routeAction(_, .connections(.trainTapped(number)))):
                state.routes.push(.train(.init(number: number)))
            case let .router(.routeAction(_, .train(.reverseTapped(number)))):
                state.routes.presentCover(.train(.init(number: -number)))
            case .router(.routeAction(_, .train(.backTapped))):
                state.routes.goBack()
            case .router(.routeAction(_, .train(.listTapped))):
                state.routes.goBackTo(\.connections)
            case .router(.routeAction(_, .train(.homeTapped))):
                return .routeWithDelaysIfUnsupported(state.routes, action: \.router) {
                    $0.goBackToRoot()
                }
            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }
}
