import ComposableArchitecture
import SwiftUI

struct Login: Reducer {
  struct State: Equatable { var name = "" }
  enum Action { case enter, done }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .enter: return .send(.done)
      case .done: return .none
      }
    }
  }
}
struct Tabs: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case leave }
  var body: some Reducer<State, Action> { Reduce { _, _ in .none } }
}

struct Root: Reducer {
  struct State: Equatable {
    var login: Login.State?
    var tabs = Tabs.State()
  }
  enum Action { case onAppear, login(Login.Action), tabs(Tabs.Action) }
  @Dependency(\.userDefaults) var defaults

  var body: some Reducer<State, Action> {
    Scope(state: \.tabs, action: /Action.tabs) { Tabs() }
    Reduce { state, action in
      switch action {
      case .onAppear:
        if !defaults.isKnown { state.login = Login.State() }
        return .none
      case .login(.done):
        state.login = nil
        return .none
      case .tabs(.leave):
        state.login = Login.State()
        return .none
      case .login, .tabs: return .none
      }
    }
    .ifLet(\.login, action: /Action.login) { Login() }
  }
}

@main struct ClubApp: App {
  let store = Store(initialState: Root.State()) { Root() }
  var body: some Scene { WindowGroup { RootView(store: store) } }
}

struct RootView: View {
  let store: StoreOf<Root>
  struct ViewState: Equatable {
    let isLoginActive: Bool
    init(state: Root.State) { isLoginActive = state.login != nil }
  }
  var body: some View {
    WithViewStore(store, observe: { ViewState(state: $0) }) { viewStore in
      ZStack {
        if !viewStore.isLoginActive {
          NavigationView { HallView(store: store.scope(state: \.tabs, action: Root.Action.tabs)) }
        } else {
          IfLetStore(store.scope(state: { $0.login }, action: Root.Action.login)) { GateView(store: $0) }
        }
      }
    }
    .onAppear { store.send(.onAppear) }
  }
}
struct GateView: View {
  let store: StoreOf<Login>
  var body: some View { Button("Enter") { store.send(.enter) } }
}
struct HallView: View {
  let store: StoreOf<Tabs>
  var body: some View { Button("Leave") { store.send(.leave) } }
}
