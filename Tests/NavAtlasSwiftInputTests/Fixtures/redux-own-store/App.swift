import SwiftUI

typealias Reducer<State, Action> = (inout State, Action) -> Void
typealias Middleware<State, Action> = (State, Action) async -> Action?

@MainActor
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reducer: Reducer<State, Action>
    private let middlewares: [Middleware<State, Action>]

    init(initial: State, reducer: @escaping Reducer<State, Action>, middlewares: [Middleware<State, Action>] = []) {
        state = initial
        self.reducer = reducer
        self.middlewares = middlewares
    }

    func dispatch(_ action: Action) {
        reducer(&state, action)
        for middleware in middlewares {
            Task {
                guard let next = await middleware(state, action) else { return }
                dispatch(next)
            }
        }
    }

    func binding<Value>(_ keyPath: KeyPath<State, Value>, _ action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.dispatch(action($0)) })
    }
}

struct AppState {
    var session: Session = .unknown
    var navigation = NavigationState()

    enum Session { case unknown, loggedOut, loggedIn(name: String) }
}

struct NavigationState {
    var path: [Screen] = []
    var sheet: Sheet?

    enum Screen: Hashable { case order(id: Int), history }
    enum Sheet: Int, Identifiable { case cart, address; var id: Int { rawValue } }
}

enum AppAction {
    case appeared
    case session(SessionAction)
    case navigation(NavigationAction)
}
enum SessionAction { case restored(String?), logIn(String), logOut }
enum NavigationAction {
    case push(NavigationState.Screen)
    case setPath([NavigationState.Screen])
    case present(NavigationState.Sheet?)
    case reset
}

func appReducer(state: inout AppState, action: AppAction) {
    switch action {
    case .appeared: break
    case .session(let action): sessionReducer(&state.session, action)
    case .navigation(let action): state.navigation.reduce(action)
    }
}

func sessionReducer(_ state: inout AppState.Session, _ action: SessionAction) {
    switch action {
    case .restored(let name?): state = .loggedIn(name: name)
    case .restored(nil), .logOut: state = .loggedOut
    case .logIn(let name): state = .loggedIn(name: name)
    }
}

extension NavigationState {
    mutating func reduce(_ action: NavigationAction) {
        switch action {
        case .push(let screen): path.append(screen)
        case .setPath(let screens): path = screens
        case .present(let sheet): self.sheet = sheet
        case .reset:
            path = []
            sheet = nil
        }
    }
}

@main
struct FlowerApp: App {
    @StateObject private var store = Store(initial: AppState(), reducer: appReducer(state:action:), middlewares: [restore])

    var body: some Scene {
        WindowGroup { RootView().environmentObject(store) }
    }
}

private func restore(_ state: AppState, _ action: AppAction) async -> AppAction? {
    guard case .appeared = action else { return nil }
    return .session(.restored(UserDefaults.standard.string(forKey: "name")))
}

typealias AppStore = Store<AppState, AppAction>

struct RootView: View {
    @EnvironmentObject var store: AppStore

    var body: some View {
        switch store.state.session {
        case .unknown: ProgressScreen()
        case .loggedOut: LoginScreen()
        case .loggedIn(let name): ShopScreen(name: name)
        }
    }
}
