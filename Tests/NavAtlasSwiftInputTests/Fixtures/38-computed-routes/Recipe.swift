import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer
enum Step {
    case dough(Dough)
    case oven(Oven)
}

@Reducer
struct Bakery {
    @ObservableState
    struct State {
        static let initialState = Self(steps: [.root(.dough, withNavigation: true)])

        enum ID { case dough, oven }

        var dough = Dough.State()
        var steps: IdentifiedArrayOf<Route<State.ID>>

        var routes: IdentifiedArrayOf<Route<Step.State>> {
            get {
                let routes = steps.map { step -> Route<Step.State> in
                    step.map { id in
                        switch id {
                        case .dough: .dough(dough)
                        case .oven: .oven(.init())
                        }
                    }
                }
                return IdentifiedArray(uniqueElements: routes)
            }
            set { }
        }
    }

    enum Action { case router(IdentifiedRouterActionOf<Step>) }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .dough(.risen))):
                state.steps.push(.oven)
            case .router(.routeAction(_, action: .oven(.flat))):
                state.steps.goBackTo(id: .dough)
            case .router(.routeAction(_, action: .oven(.baked))):
                state.steps = [.root(.dough), .push(.oven)]
            default: break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

@Reducer
struct House {
    @ObservableState
    struct State {
        static let initialState = State(bakery: .initialState, isOpen: false, tab: .front)
        enum Tab { case back, front }
        var bakery: Bakery.State
        var isOpen: Bool
        var tab: Tab
    }

    enum Action {
        case bakery(Bakery.Action)
        case openTapped, closeTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .openTapped: state.isOpen = true
            case .closeTapped: state.isOpen = false
            default: break
            }
            return .none
        }
    }
}
