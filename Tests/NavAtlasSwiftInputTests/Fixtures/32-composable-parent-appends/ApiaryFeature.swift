import ComposableArchitecture

@Reducer
struct Apiary {
    @Reducer(state: .equatable)
    enum Path {
        case hive(Hive)
        case queen(Queen)
    }

    @ObservableState
    struct State: Equatable {
        var path = StackState<Path.State>()
        var count = 0
    }

    enum Action {
        case smokeTapped
        case path(StackActionOf<Path>)
    }

    var body: some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .smokeTapped:
                state.path.append(.hive(Hive.State()))
                return .none

            case .path(.element(id: _, action: .hive(.queenSpotted))):
                state.path.append(.queen(Queen.State()))
                return .none

            case let .path(.element(id: id, action: .queen(.flewAway))):
                state.path.pop(from: id)
                return .none

            case .path(.element(_, .queen(.founded))):
                state.count += 1
                state.path.append(.hive(Hive.State()))
                return .none

            case .path:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}
