import ComposableArchitecture
import SwiftUI

@main
struct CastleApp: App {
    var body: some Scene {
        WindowGroup {
            CastleView(store: Store(initialState: Castle.State()) { Castle() })
        }
    }
}

@Reducer
struct Castle {
    @Reducer
    enum Path {
        case tower(Tower)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
    }

    enum Action {
        case climbTapped
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        self.moves.forEach(\.path, action: \.path)
    }

    private var moves: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .climbTapped:
                state.path.append(.tower(Tower.State()))
                return .none
            case .path:
                return .none
            }
        }
    }
}

@Reducer struct Tower { struct State {}; enum Action { case wave } }

struct CastleView: View {
    @Bindable var store: StoreOf<Castle>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            YardView(store: store)
        } destination: { store in
            switch store.case {
            case .tower: TowerView()
            }
        }
    }
}

struct YardView: View {
    let store: StoreOf<Castle>
    var body: some View { Button("Climb") { store.send(.climbTapped) } }
}

struct TowerView: View { var body: some View { Text("Far") } }
