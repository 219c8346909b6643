import ComposableArchitecture
import SwiftUI

@main
struct PortApp: App {
  let store = Store(initialState: Port.State()) { Port() }
  var body: some Scene { WindowGroup { PortView(store: store) } }
}

@Reducer
struct Port {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Berth.State>()
  }

  enum Action {
    case shipsTapped
    case path(StackActionOf<Berth>)
  }

  @Reducer(state: .equatable)
  enum Berth {
    case ships(Ships.Body = Ships.body)
    case crane(CraneFeature)
  }

  @Reducer(state: .equatable)
  enum Ships {
    case list(ListFeature)
    case ship(ShipFeature)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shipsTapped:
        state.path.append(.ships(.list(ListFeature.State())))
        return .none
      case .path(.element(id: _, action: .ships(let ships))):
        switch ships {
        case .list(.delegate(.opened)): state.path.append(.ships(.ship(ShipFeature.State())))
        case .ship(.delegate(.unloaded)): state.path.append(.crane(CraneFeature.State()))
        default: break
        }
        return .none
      case .path: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct ListFeature {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case shipTapped
    case delegate(Delegate)
    enum Delegate { case opened }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .shipTapped: return .send(.delegate(.opened))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct ShipFeature {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case unloadTapped
    case delegate(Delegate)
    enum Delegate { case unloaded }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .unloadTapped: return .send(.delegate(.unloaded))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct CraneFeature {
  @ObservableState
  struct State: Equatable {}
  enum Action { case none }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct PortView: View {
  @Bindable var store: StoreOf<Port>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      QuayView(store: store)
    } destination: { store in
      switch store.case {
      case .ships(let ships):
        switch ships.case {
        case .list(let store): ListView(store: store)
        case .ship(let store): ShipView(store: store)
        }
      case .crane(let store): CraneView(store: store)
      }
    }
  }
}

struct QuayView: View {
  let store: StoreOf<Port>
  var body: some View { Button("Ships") { store.send(.shipsTapped) } }
}

struct ListView: View {
  let store: StoreOf<ListFeature>
  var body: some View { Button("Ship") { store.send(.shipTapped) } }
}

struct ShipView: View {
  let store: StoreOf<ShipFeature>
  var body: some View { Button("Unload") { store.send(.unloadTapped) } }
}

struct CraneView: View {
  let store: StoreOf<CraneFeature>
  var body: some View { Text("Crane") }
}
