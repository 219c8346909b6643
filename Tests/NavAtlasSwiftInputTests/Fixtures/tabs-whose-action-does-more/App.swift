import ComposableArchitecture
import SwiftUI

@main struct MarketApp: App {
  var body: some Scene { WindowGroup { Hall(store: Store(initialState: Market.State()) { Market() }) } }
}

enum Stall: Hashable { case bread, fruit }

@Reducer struct Purse {
  @ObservableState struct State {}
  enum Action { case opened }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct Market {
  @ObservableState struct State {
    var stall: Stall = .bread
    var isPaid = false
    @Presents var purse: Purse.State?
  }
  enum Action {
    case visited(Stall)
    case purse(PresentationAction<Purse.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .visited(let stall):
        if stall == .fruit, !state.isPaid {
          state.purse = Purse.State()
        } else {
          state.stall = stall
        }
        return .none
      case .purse: return .none
      }
    }
    .ifLet(\.$purse, action: \.purse) { Purse() }
  }
}

struct Hall: View {
  @State var store: StoreOf<Market>
  var body: some View {
    TabView(selection: $store.stall.sending(\.visited)) {
      Bread().tabItem { Text("Bread") }.tag(Stall.bread)
      Fruit().tabItem { Text("Fruit") }.tag(Stall.fruit)
    }
    .fullScreenCover(item: $store.scope(state: \.purse, action: \.purse)) { _ in Till() }
  }
}

struct Bread: View { var body: some View { Text("Bread") } }
struct Fruit: View { var body: some View { Text("Fruit") } }
struct Till: View { var body: some View { Text("Till") } }
