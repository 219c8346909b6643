import ComposableArchitecture
import SwiftUI

@main
struct MazeApp: App {
    var body: some Scene {
        WindowGroup {
            MazeView(store: Store(initialState: Maze.State()) { Maze() })
        }
    }
}

struct MazeView: View {
    @Bindable var store: StoreOf<Maze>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Button("Enter") { store.send(.enterTapped) }
        } destination: { store in
            switch store.case {
            case let .hedge(store): HedgeView(store: store)
            case let .fountain(store): FountainView(store: store)
            }
        }
        .safeAreaInset(edge: .bottom) {
            MazeMenu(store: store)
        }
    }
}

struct MazeMenu: View {
    let store: StoreOf<Maze>

    var body: some View {
        HStack {
            ForEach(store.path.ids, id: \.self) { id in
                Button("Frame") { store.send(.goBackTo(id: id)) }
            }
            Button("Lift me out") { store.send(.helicopter) }
        }
    }
}
