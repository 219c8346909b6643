import ComposableArchitecture
import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Parlour(store: Store(initialState: Floor.State()) { Floor() }) } }
}

@Reducer struct Porch {
  @ObservableState struct State { var words = "" }
  enum Action: ViewAction {
    case view(View)
    case delegate(Delegate)
    enum View { case forgot }
    enum Delegate { case forgot }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action): return handle(state: &state, action)
      case .delegate: return .none
      }
    }
  }
  private func handle(state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .forgot:
      state.words = ""
      return .send(.delegate(.forgot))
    }
  }
}

@Reducer struct Pond {
  @ObservableState struct State {}
  enum Action { case swim }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct Floor {
  @Reducer enum Path { case lake(Pond) }
  @ObservableState struct State {
    var gate = Porch.State()
    var path = StackState<Path.State>()
  }
  enum Action {
    case gate(Porch.Action)
    case path(StackActionOf<Path>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.gate, action: \.gate) { Porch() }
    Reduce { state, action in
      switch action {
      case .gate(.delegate(.forgot)):
        state.path.append(.lake(Pond.State()))
        return .none
      case .gate, .path: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

struct Parlour: View {
  @Bindable var store: StoreOf<Floor>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      PorchView(store: store.scope(state: \.gate, action: \.gate))
    } destination: { store in
      switch store.case {
      case .lake(let store): PondView(store: store)
      }
    }
  }
}

@ViewAction(for: Porch.self)
struct PorchView: View {
  let store: StoreOf<Porch>
  var body: some View { Button("Forgot") { send(.forgot) } }
}

struct PondView: View {
  let store: StoreOf<Pond>
  var body: some View { Text("Pond") }
}
