import ComposableArchitecture
import SwiftUI

@main
struct PantryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                ShelfView(store: Store(initialState: Shelf.State()) { Shelf() })
            }
        }
    }
}

@Reducer
struct Jar {
    @ObservableState struct State { var label = "" }
    enum Action { case none }
}

struct JarView: View {
    let store: StoreOf<Jar>
    var body: some View { Text(store.label) }
}

@Reducer
struct Shelf {
    @ObservableState struct State {
        @Presents var jar: Jar.State?
    }
    enum Action: ViewAction {
        enum View { case addTapped, cancelTapped }
        case view(View)
        case jar(PresentationAction<Jar.Action>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .view(.addTapped):
                state.jar = Jar.State()
                return .none
            case .view(.cancelTapped):
                state.jar = nil
                return .none
            case .jar:
                return .none
            }
        }
        .ifLet(\.$jar, action: \.jar) { Jar() }
    }
}

@ViewAction(for: Shelf.self)
struct ShelfView: View {
    @Bindable var store: StoreOf<Shelf>

    var body: some View {
        Button("Add") { send(.addTapped) }
            .sheet(item: $store.scope(state: \.jar, action: \.jar)) { store in
                jarSheet(store: store)
            }
    }

    func jarSheet(store: StoreOf<Jar>) -> some View {
        NavigationStack {
            JarView(store: store)
                .toolbar {
                    Button("Cancel") { send(.cancelTapped) }
                }
        }
    }
}
