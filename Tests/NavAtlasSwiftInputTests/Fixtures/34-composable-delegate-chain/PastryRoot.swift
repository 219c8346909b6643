import ComposableArchitecture

@Reducer
struct PastryRoot {
    @Reducer
    enum Path {
        case order(Order)
        case bake(Int, minutes: Int)
        case tasting(Tasting)
    }

    @ObservableState
    struct State {
        var menu = Menu.State()
        var path = StackState<Path.State>()
    }

    enum Action {
        case menu(Menu.Action)
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.menu, action: \.menu) { Menu() }
        Reduce { state, action in
            switch action {
            case .menu(.delegate(.inventPastry)):
                state.path.append(.tasting(Tasting.State()))
                return .none
            case let .path(.element(id, .order(.delegate(delegateAction)))):
                switch delegateAction {
                case .intoTheOven:
                    guard case let .order(order) = state.path[id: id] else { return .none }
                    state.path.append(.bake(order.tray, minutes: 20))
                    return .none
                case .cancelled:
                    state.path.removeLast()
                    return .none
                }
            case .menu, .path:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}
