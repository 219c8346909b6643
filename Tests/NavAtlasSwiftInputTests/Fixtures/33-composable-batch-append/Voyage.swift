import ComposableArchitecture

@Reducer
struct Voyage {
    @Reducer
    enum Path {
        case harbour(Harbour)
        case strait(Strait)
        case island(Island)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
    }

    enum Action {
        case castOffTapped
        case expressTapped
        case path(StackActionOf<Path>)
        case wreckTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .castOffTapped:
                state.path.append(.harbour(.init()))
            case .expressTapped:
                state.path.append(.harbour(.init()))
                state.path.append(.strait(.init()))
                state.path.append(.island(.init()))
            case .wreckTapped:
                state.path = StackState([.strait(.init()), .island(.init())])
            case .path:
                break
            }
            return .none
        }
        .forEach(\.path, action: \.path)
    }
}

@Reducer struct Harbour { struct State {}; enum Action { case wait } }
@Reducer struct Strait { struct State {}; enum Action { case wait } }
@Reducer struct Island { struct State {}; enum Action { case wait } }
