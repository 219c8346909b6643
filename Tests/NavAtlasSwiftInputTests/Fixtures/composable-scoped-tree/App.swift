import ComposableArchitecture
import SwiftUI

@main
struct LibraryApp: App {
    @MainActor static let store = Store(initialState: AppFeature.State()) {
        AppFeature()._printChanges()
    }

    var body: some Scene {
        WindowGroup {
            if !_XCTIsTesting {
                AppView(store: Self.store)
            }
        }
    }
}

@Reducer
struct AppFeature {
    @ObservableState
    enum State: Equatable {
        case loading
        case login(LoginFeature.State)
        case home(HomeFeature.State)
        init() { self = .loading }
    }

    enum Action {
        case onAppear
        case sessionChecked(Bool)
        case login(LoginFeature.Action)
        case home(HomeFeature.Action)
    }

    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .onAppear:
                return .run { [clock] send in
                    try await clock.sleep(for: .seconds(1))
                    await send(.sessionChecked(false))
                }
            case .sessionChecked(let ok):
                state = ok ? .home(HomeFeature.State()) : .login(.init())
                return .none
            case .login(.delegate(.succeeded)):
                state = .home(.init())
                return .none
            case .home(.settings(.account(.delegate(.signedOut)))):
                state = .login(LoginFeature.State())
                return .none
            case .login, .home:
                return .none
            }
        }
        .ifCaseLet(\.login, action: \.login) { LoginFeature() }
        .ifCaseLet(\.home, action: \.home) { HomeFeature() }
    }
}

struct AppView: View {
    let store: StoreOf<AppFeature>

    var body: some View {
        Group {
            switch store.state {
            case .loading:
                SplashView()
            case .login:
                if let store = store.scope(state: \.login, action: \.login) {
                    LoginView(store: store)
                }
            case .home:
                if let store = store.scope(state: \.home, action: \.home) {
                    HomeView(store: store)
                }
            }
        }
        .onAppear { store.send(.onAppear) }
    }
}

struct SplashView: View { var body: some View { ProgressView() } }
