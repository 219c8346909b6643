import ComposableArchitecture

struct WeaverFeature: Reducer {
    struct State: Equatable {
        var loom = LoomFeature.State()
        var path = StackState<Path.State>()
    }

    enum Action: Equatable {
        case loom(LoomFeature.Action)
        case path(StackAction<Path.State, Path.Action>)
    }

    struct Path: Reducer {
        @CasePathable
        @dynamicMemberLookup
        enum State: Equatable {
            case cloth(ClothFeature.State)
            case dye(DyeFeature.State)
        }

        @CasePathable
        enum Action: Equatable {
            case cloth(ClothFeature.Action)
            case dye(DyeFeature.Action)
        }

        var body: some ReducerOf<Self> {
            Scope(state: \.cloth, action: \.cloth, child: ClothFeature.init)
            Scope(state: \.dye, action: \.dye, child: DyeFeature.init)
        }
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.loom, action: \.loom, child: LoomFeature.init)
        Reduce { state, action in
            switch action {
            case let .loom(.delegate(.clothFinished(metres))):
                state.path.append(.cloth(ClothFeature.State(metres: metres)))
                return .none
            case .path(.element(id: _, action: .cloth(.delegate(.toDyer)))):
                state.path.append(.dye(.init()))
                return .none
            default:
                return .none
            }
        }
        .forEach(\.path, action: \.path, destination: Path.init)
    }
}
