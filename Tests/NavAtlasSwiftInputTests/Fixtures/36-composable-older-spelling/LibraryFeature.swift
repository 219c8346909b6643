import ComposableArchitecture

struct LibraryFeature: Reducer {
    struct State: Equatable {
        @PresentationState var newBook: NewBookFeature.State?
        var path = StackState<Path.State>()
    }

    enum Action: Equatable {
        case plusTapped
        case newBook(PresentationAction<NewBookFeature.Action>)
        case path(StackAction<Path.State, Path.Action>)
    }

    struct Path: Reducer {
        enum State: Equatable {
            case chapters(ChaptersFeature.State)
            case author(AuthorFeature.State)
        }
        enum Action: Equatable {
            case chapters(ChaptersFeature.Action)
            case author(AuthorFeature.Action)
        }
        var body: some ReducerOf<Self> {
            Scope(state: /State.chapters, action: /Action.chapters) { ChaptersFeature() }
            Scope(state: /State.author, action: /Action.author) { AuthorFeature() }
        }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .plusTapped:
                state.newBook = NewBookFeature.State()
                return .none
            case let .path(.element(_, action: .chapters(.authorTapped(name)))):
                state.path.append(.author(.init(name: name)))
                return .none
            case .newBook, .path:
                return .none
            }
        }
        .ifLet(\.$newBook, action: /Action.newBook) { NewBookFeature() }
        .forEach(\.path, action: /Action.path) { Path() }
    }
}
