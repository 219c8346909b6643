import ComposableArchitecture
import SwiftUI

@main
struct MuseumApp: App {
    var body: some Scene {
        WindowGroup { VisitView(store: Store(initialState: Visit.State()) { Visit() }) }
    }
}

@Reducer
struct Visit {
    @ObservableState
    struct State {
        var path: StackState<Path.State>

        init(path: StackState<Path.State> = .init([.floors(.halls(.init()))])) {
            self.path = path
        }
    }

    enum Action { case path(StackActionOf<Path>) }

    @Reducer
    enum Path {
        case floors(Floors)
        case painting(Painting)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .path(.element(_, action: .floors(.shows(.painting)))):
                state.path.append(.painting(.init()))
                return .none
            case .path(.element(_, action: .painting(.leaves))):
                state.path.removeSubrange(1...)
                return .none
            default:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct VisitView: View {
    @Bindable var store: StoreOf<Visit>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            EmptyView()
        } destination: { store in
            switch store.case {
            case .floors(let store): FloorsView(store: store)
            case .painting(let store): PaintingView(store: store)
            }
        }
    }
}
