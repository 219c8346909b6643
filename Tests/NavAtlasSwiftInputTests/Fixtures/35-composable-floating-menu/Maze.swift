import ComposableArchitecture

@Reducer
struct Maze {
    @Reducer
    enum Path {
        case hedge(Hedge)
        case fountain(Fountain)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
    }

    enum Action {
        case enterTapped
        case goBackTo(id: StackElementID)
        case helicopter
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .enterTapped:
                state.path.append(.hedge(Hedge.State()))
                return .none
            case let .goBackTo(id):
                state.path.pop(to: id)
                return .none
            case .helicopter:
                state.path.removeAll()
                return .none
            case let .path(pathAction):
                switch pathAction {
                case .element(id: _, action: .hedge(.splashHeard)):
                    state.path.append(.fountain(Fountain.State()))
                    return .none
                default:
                    return .none
                }
            }
        }
        .forEach(\.path, action: \.path)
    }
}
