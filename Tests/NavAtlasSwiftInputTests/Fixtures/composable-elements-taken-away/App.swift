import ComposableArchitecture
import SwiftUI

@main struct RopeApp: App {
  var body: some Scene {
    WindowGroup { RopesView(store: Store(initialState: Ropes.State()) { Ropes() }) }
  }
}

@Reducer struct Ropes {
  @ObservableState struct State: Equatable { var path = StackState<Path.State>() }
  enum Action {
    case open
    case path(StackActionOf<Path>)
  }
  @Reducer enum Path { case rope(Rope) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open:
        state.path.append(.rope(Rope.State()))
        return .none
      case let .path(.element(id: id, action: .rope(.delegate(.cut)))):
        state.path[id: id] = nil
        return .none
      default: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

struct RopesView: View {
  @Bindable var store: StoreOf<Ropes>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Button("Open") { store.send(.open) }
    } destination: { store in
      switch store.case {
      case .rope(let store): RopeView(store: store)
      }
    }
  }
}

@Reducer struct Rope {
  @ObservableState struct State: Equatable { var length = 1 }
  enum Action {
    case cutTapped
    case delegate(Delegate)
    enum Delegate { case cut }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .cutTapped: return .send(.delegate(.cut))
      default: return .none
      }
    }
  }
}

struct RopeView: View {
  let store: StoreOf<Rope>
  var body: some View { Button("Cut") { store.send(.cutTapped) } }
}
