import ComposableArchitecture
import SwiftUI

@Reducer
struct HomeFeature {
    enum Tab { case shelves, settings }

    @ObservableState
    struct State: Equatable {
        var tab = Tab.shelves
        var shelves = ShelvesFeature.State()
        var settings = SettingsFeature.State()
    }

    enum Action {
        case tabSelected(Tab)
        case shelves(ShelvesFeature.Action)
        case settings(SettingsFeature.Action)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.shelves, action: \.shelves) { ShelvesFeature() }
        Scope(state: \.settings, action: \.settings) { SettingsFeature() }
        Reduce { state, action in
            switch action {
            case let .tabSelected(tab):
                state.tab = tab
                return .none
            case .shelves(.settingsTapped):
                state.tab = .settings
                return .none
            case .shelves, .settings:
                return .none
            }
        }
    }
}

struct HomeView: View {
    @Bindable var store: StoreOf<HomeFeature>

    var body: some View {
        TabView(selection: $store.tab.sending(\.tabSelected)) {
            ShelvesView(store: store.scope(state: \.shelves, action: \.shelves))
                .tag(HomeFeature.Tab.shelves)
                .tabItem { Text("Shelves") }
            SettingsView(store: store.scope(state: \.settings, action: \.settings))
                .tag(HomeFeature.Tab.settings)
                .tabItem { Text("Settings") }
        }
    }
}

@Reducer
struct ShelvesFeature {
    @Reducer(state: .equatable)
    enum Path {
        case book(BookFeature)
        case author(AuthorFeature)
    }

    @ObservableState
    struct State: Equatable { var path = StackState<Path.State>() }

    enum Action {
        case bookTapped(Int)
        case settingsTapped
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .bookTapped(let id):
                state.path.append(.book(.init(id: id)))
                return .none
            case .settingsTapped:
                return .none
            case let .path(.element(id: _, action: .book(.authorTapped(name)))):
                state.path.append(.author(AuthorFeature.State(name: name)))
                return .none
            case .path(.element(_, .author(.homeTapped))):
                state.path.removeAll()
                return .none
            case .path:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct ShelvesView: View {
    @Bindable var store: StoreOf<ShelvesFeature>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List(0..<3) { id in Button("Book") { store.send(.bookTapped(id)) } }
                .toolbar { Button("Settings") { store.send(.settingsTapped) } }
        } destination: { store in
            switch store.case {
            case let .book(store): BookView(store: store)
            case let .author(store): AuthorView(store: store)
            }
        }
    }
}

@Reducer
struct BookFeature {
    @ObservableState struct State: Equatable { let id: Int }
    enum Action { case authorTapped(String) }
}

struct BookView: View {
    let store: StoreOf<BookFeature>
    var body: some View { Button("Author") { store.send(.authorTapped("Woolf")) } }
}

@Reducer
struct AuthorFeature {
    @ObservableState struct State: Equatable { var name: String }
    enum Action { case homeTapped }
}

struct AuthorView: View {
    let store: StoreOf<AuthorFeature>
    var body: some View { Button("Home") { store.send(.homeTapped) } }
}
