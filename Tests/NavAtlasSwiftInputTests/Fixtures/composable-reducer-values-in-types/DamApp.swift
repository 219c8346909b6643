import ComposableArchitecture
import SwiftUI

@main
struct DamApp: App {
  var body: some Scene {
    WindowGroup {
      Dam.RootView(
        store: .init(initialState: .gate(.init()), reducer: Dam.reducer, environment: .init(api: .live)))
    }
  }
}

enum Dam {
  enum State: Equatable {
    case gate(Gate.State)
    case basin(Basin.State)
  }

  enum Action: Equatable {
    case gate(Gate.Action)
    case basin(Basin.Action)
  }

  struct Environment { var api: API }

  static let reducer: Reducer<State, Action, Environment> = .combine(
    Gate.reducer.pullback(state: /State.gate, action: /Action.gate, environment: { $0.api }),
    Basin.reducer.pullback(state: /State.basin, action: /Action.basin, environment: { _ in () }),
    .init { state, action, _ in
      switch action {
      case .gate(.opened(.success)):
        state = .basin(.init())
        return .none
      case .basin(.closed):
        state = .gate(.init())
        return .none
      default:
        return .none
      }
    }
  )

  struct RootView: View {
    let store: Store<State, Action>

    var body: some View {
      SwitchStore(store) {
        CaseLet(state: /State.gate, action: Action.gate) { GateView(store: $0) }
        CaseLet(state: /State.basin, action: Action.basin, then: BasinView.init(store:))
      }
    }
  }
}

struct API {
  static let live = API()
  func open(_ code: String) -> Effect<Bool, Never> { .init(value: true) }
}

enum Gate {
  struct State: Equatable { var code = "" }
  enum Action: Equatable { case openTapped, opened(Result<Bool, Never>) }

  static let reducer = Reducer<State, Action, API> { state, action, api in
    switch action {
    case .openTapped:
      return api.open(state.code).catchToEffect(Action.opened)
    case .opened:
      return .none
    }
  }
}

struct GateView: View {
  let store: Store<Gate.State, Gate.Action>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Open") { viewStore.send(.openTapped) }
    }
  }
}
