import ComposableArchitecture
import SwiftUI

@main struct OrchardApp: App {
  let store: StoreOf<Orchard> = Store(initialState: Orchard.State()) { Orchard() }
  var body: some Scene { WindowGroup { OrchardView(store: store) } }
}
struct Orchard: Reducer {
  struct State: Equatable {
    var name = ""
    var trees = Trees.State()
  }
  enum Action: Equatable { case trees(Trees.Action) }
  var body: some Reducer<State, Action> {
    Scope(state: \.trees, action: /Action.trees) { Trees() }
  }
}
struct Trees: Reducer {
  struct State: Equatable { var isPicking = false }
  enum Action: Equatable { case pick, done }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .pick: state.isPicking = true
    case .done: state.isPicking = false
    }
    return .none
  }
}

// Nothing but the view of a feature in it, which keeps the store around its own as well.
struct OrchardView: View {
  let store: StoreOf<Orchard>
  var body: some View {
    WithViewStore(store, observe: { $0.name }) { viewStore in
      TreesView(store).navigationTitle(viewStore.state)
    }
  }
}
struct TreesView: View {
  let around: StoreOf<Orchard>
  let store: StoreOf<Trees>
  init(_ orchard: StoreOf<Orchard>) {
    around = orchard
    store = orchard.scope(state: \.trees, action: Orchard.Action.trees)
  }
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Pick") { viewStore.send(.pick) }
        .sheet(isPresented: viewStore.binding(get: \.isPicking, send: .done)) { BasketView() }
    }
  }
}
struct BasketView: View { var body: some View { Text("Basket") } }
