import ComposableArchitecture
import SwiftUI

@Reducer struct Mill {
  @ObservableState struct State: Equatable {
    var hasGrain = false
    var stage = Stage.still
    var isEmpty: Bool { !hasGrain }
    var grinds: Bool { hasGrain && stage == .turning }
  }

  enum Stage { case still, turning }

  enum Action { case fill, turn, stop, sell }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .fill: state.hasGrain = true
      case .turn: state.stage = .turning
      case .stop: state.stage = .still
      case .sell:
        state.hasGrain = false
        state.stage = .still
      }
      return .none
    }
  }
}

@main struct MillApp: App {
  var body: some Scene {
    WindowGroup { Yard(store: Store(initialState: Mill.State()) { Mill() }) }
  }
}

struct Yard: View {
  let store: StoreOf<Mill>

  var body: some View {
    if store.isEmpty {
      Barn(store: store)
    } else if store.grinds {
      Stones(store: store)
    } else {
      Hopper(store: store)
    }
  }
}

struct Barn: View {
  let store: StoreOf<Mill>
  var body: some View { Button("Fill") { store.send(.fill) } }
}

struct Hopper: View {
  let store: StoreOf<Mill>
  var body: some View { Button("Turn") { store.send(.turn) } }
}

struct Stones: View {
  let store: StoreOf<Mill>
  var body: some View {
    Button("Stop") { store.send(.stop) }
    Button("Sell") { store.send(.sell) }
  }
}
