import ComposableArchitecture
import SwiftUI

enum Deck: Hashable { case sun, bar, cabins }

struct Ship: Reducer {
  struct State: Equatable {
    var deck: Deck = .bar
    var bar = Bar.State()
  }
  enum Action: Equatable {
    case move(Deck)
    case bar(Bar.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.bar, action: /Action.bar) { Bar() }
    Reduce { state, action in
      switch action {
      case .move(let deck):
        state.deck = deck
        return .none
      case .bar(.sleep):
        state.deck = .cabins
        return .none
      case .bar: return .none
      }
    }
  }
}

struct Bar: Reducer {
  struct State: Equatable { var drinks = 0 }
  enum Action: Equatable { case sleep, drink }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@main struct ShipApp: App {
  var body: some Scene {
    WindowGroup { ShipView(store: Store(initialState: Ship.State()) { Ship() }) }
  }
}

struct ShipView: View {
  let store: StoreOf<Ship>

  var body: some View {
    WithViewStore(store, observe: \.deck) { viewStore in
      TabView(selection: viewStore.binding(send: Ship.Action.move)) {
        SunView().tabItem { Text("Sun") }.tag(Deck.sun)
        BarView(store: store.scope(state: \.bar, action: Ship.Action.bar))
          .tabItem { Text("Bar") }.tag(Deck.bar)
        CabinsView().tabItem { Text("Cabins") }.tag(Deck.cabins)
      }
    }
  }
}

struct SunView: View { var body: some View { Text("Sun") } }

struct BarView: View {
  let store: StoreOf<Bar>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Sleep") { viewStore.send(.sleep) }
    }
  }
}

struct CabinsView: View { var body: some View { Text("Cabins") } }
