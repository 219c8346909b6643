import ComposableArchitecture
import SwiftUI

@main struct MarketApp: App {
  var body: some Scene { WindowGroup { Hall(store: Store(initialState: Market.State()) { Market() }) } }
}

enum Stall: Hashable { case bread, fruit, fish }

@Reducer struct Market {
  @ObservableState struct State {
    var stall: Stall = .bread
    var pays = false
    var note = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case closed
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .closed:
        return .run { send in await send(.binding(.set(\.stall, .bread))) }
      case .binding: return .none
      }
    }
  }
}

struct Hall: View {
  @State var store: StoreOf<Market>
  var body: some View {
    TabView(selection: $store.stall) {
      Bread(store: store).tabItem { Text("Bread") }.tag(Stall.bread)
      Fruit(store: store).tabItem { Text("Fruit") }.tag(Stall.fruit)
      Fish(store: store).tabItem { Text("Fish") }.tag(Stall.fish)
    }
  }
}

struct Bread: View {
  @Bindable var store: StoreOf<Market>
  var body: some View {
    Button("Pay") { store.send(.binding(.set(\.pays, true))) }
      .fullScreenCover(isPresented: $store.pays) { Till(store: store) }
  }
}

struct Till: View {
  let store: StoreOf<Market>
  var body: some View { Button("Done") { store.send(.binding(.set(\.pays, false))) } }
}

struct Fruit: View {
  let store: StoreOf<Market>
  var body: some View { Button("Close") { store.send(.closed) } }
}

struct Fish: View {
  let store: StoreOf<Market>
  var body: some View {
    Button("Fruit") { store.send(.binding(.set(\.stall, .fruit))) }
    Button("Note") { store.send(.binding(.set(\.note, "cod"))) }
  }
}
