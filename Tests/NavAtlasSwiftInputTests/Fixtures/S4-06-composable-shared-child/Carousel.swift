import ComposableArchitecture

@Reducer
struct Carousel {
    @Reducer
    enum Path {
        case horse(Seat)
        case swan(Seat)
        case rocket(Seat)
    }

    @ObservableState
    struct State { var path = StackState<Path.State>() }

    enum Action {
        case path(StackActionOf<Path>)
        case mountTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .mountTapped:
                state.path.append(.horse(Seat.State(name: "Horse")))
                return .none
            case .path(.element(id: _, action: .horse(.forward))):
                state.path.append(.swan(Seat.State(name: "Swan")))
                return .none
            case .path(.element(id: _, action: .swan(.forward))):
                state.path.append(.rocket(Seat.State(name: "Rocket")))
                return .none
            case .path(.element(id: _, action: .horse(.back))),
                 .path(.element(id: _, action: .swan(.back))):
                state.path.removeLast()
                return .none
            case .path(.element(id: _, action: .rocket(.back))):
                state.path.removeAll()
                return .none
            case .path:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

@Reducer
struct Seat {
    @ObservableState
    struct State { var name: String }
    enum Action { case forward, back }
}
