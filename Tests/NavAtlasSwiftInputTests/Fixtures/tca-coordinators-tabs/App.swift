import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct ObservatoryApp: App {
    var body: some Scene {
        WindowGroup {
            MainTabView(store: Store(initialState: MainTab.State.initialState) { MainTab() })
        }
    }
}

@Reducer
struct MainTab {
    enum Tab: Hashable { case sky, club }

    @ObservableState
    struct State: Equatable {
        static let initialState = State(sky: .initialState, club: .initialState, tab: .sky)
        var sky: SkyCoordinator.State
        var club: ClubCoordinator.State
        var tab: Tab
    }

    enum Action {
        case sky(SkyCoordinator.Action)
        case club(ClubCoordinator.Action)
        case tabSelected(Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.sky, action: \.sky) { SkyCoordinator() }
        Scope(state: \.club, action: \.club) { ClubCoordinator() }
        Reduce { state, action in
            switch action {
            case .sky(.router(.routeAction(_, action: .star(.clubTapped)))):
                state.tab = .club
                state.club.routes.goBackToRoot()
            case .tabSelected(let tab):
                state.tab = tab
            default:
                break
            }
            return .none
        }
    }
}

struct MainTabView: View {
    @Bindable var store: StoreOf<MainTab>
    var body: some View {
        TabView(selection: $store.tab.sending(\.tabSelected)) {
            SkyCoordinatorView(store: store.scope(state: \.sky, action: \.sky))
                .tabItem { Text("Sky") }.tag(MainTab.Tab.sky)
            ClubCoordinatorView(store: store.scope(state: \.club, action: \.club))
                .tabItem { Text("Club") }.tag(MainTab.Tab.club)
        }
    }
}

@Reducer(state: .equatable)
enum SkyScreen {
    case map(SkyMap)
    case star(Star)
}

@Reducer
struct SkyCoordinator {
    @ObservableState
    struct State: Equatable {
        static let initialState = State(routes: [.root(.map(.init()), embedInNavigationView: true)])
        var routes: [Route<SkyScreen.State>]
    }
    enum Action { case router(IndexedRouterActionOf<SkyScreen>) }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .map(.starTapped(let name)))):
                state.routes.push(.star(.init(name: name)))
            case .router(.routeAction(_, .star(.mapTapped))):
                state.routes.presentSheet(.map(.init()), embedInNavigationView: true)
            case .router(.routeAction(_, .star(.backTapped))):
                state.routes.goBack()
            default:
                break
            }
            return .none
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

struct SkyCoordinatorView: View {
    let store: StoreOf<SkyCoordinator>
    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case .map(let store): SkyMapView(store: store)
            case .star(let store): StarView(store: store)
            }
        }
    }
}

@Reducer
struct SkyMap {
    @ObservableState struct State: Equatable {}
    enum Action { case starTapped(String) }
}

struct SkyMapView: View {
    let store: StoreOf<SkyMap>
    var body: some View { Button("Vega") { store.send(.starTapped("Vega")) } }
}

@Reducer
struct Star {
    @ObservableState struct State: Equatable { var name: String }
    enum Action { case mapTapped, backTapped, clubTapped }
}

struct StarView: View {
    let store: StoreOf<Star>
    var body: some View {
        Button("Map") { store.send(.mapTapped) }
        Button("Back") { store.send(.backTapped) }
        Button("Club") { store.send(.clubTapped) }
    }
}
