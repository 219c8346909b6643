import ComposableArchitecture
import SwiftUI

@main
struct AbbeyApp: App {
  let store = Store(initialState: AbbeyFeature.State()) { AbbeyFeature() }
  var body: some Scene { WindowGroup { AbbeyView(store: store) } }
}

@Reducer
struct AbbeyFeature {
  @ObservableState
  struct State: Equatable { var route: Route.State = .gate(GateFeature.State()) }

  @Reducer(state: .equatable)
  enum Route {
    case gate(GateFeature)
    case garden(GardenFeature)
  }

  enum Action { case route(Route.Action) }

  var body: some ReducerOf<Self> {
    Scope(state: \.route, action: \.route) { Route.body }
    Reduce { state, action in
      switch action {
      case .route(.gate(.delegate(.opened))):
        state.route = .garden(GardenFeature.State())
        return .none
      case .route(.garden(.leaveTapped)):
        state.route = .gate(GateFeature.State())
        return .none
      case .route: return .none
      }
    }
  }
}

@Reducer
struct GateFeature {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case openTapped
    case delegate(Delegate)
    enum Delegate { case opened }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .openTapped: return .send(.delegate(.opened))
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct GardenFeature {
  @ObservableState
  struct State: Equatable {}
  enum Action { case leaveTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct AbbeyView: View {
  let store: StoreOf<AbbeyFeature>
  var body: some View { RouteView(store: store.scope(state: \.route, action: \.route)) }
}

// The parent's reducer exchanges what the child's view switches over.
struct RouteView: View {
  let store: StoreOf<AbbeyFeature.Route>

  var body: some View {
    switch store.state {
    case .gate:
      if let store = store.scope(state: \.gate, action: \.gate) { GateView(store: store) }
    case .garden:
      if let store = store.scope(state: \.garden, action: \.garden) { GardenView(store: store) }
    }
  }
}

struct GateView: View {
  let store: StoreOf<GateFeature>
  var body: some View { Button("Open") { store.send(.openTapped) } }
}

struct GardenView: View {
  let store: StoreOf<GardenFeature>
  var body: some View { Button("Leave") { store.send(.leaveTapped) } }
}
