import ComposableArchitecture
import SwiftUI

@main
struct TheatreApp: App {
  var body: some Scene {
    WindowGroup { TheatreView(store: Store(initialState: Theatre.State()) { Theatre() }) }
  }
}

@Reducer
struct Theatre {
  enum Root { case foyer, stage, bar }

  @ObservableState
  struct State: Equatable {
    var foyer: Foyer.State? = Foyer.State()
    var stage: Stage.State?
    var bar: Bar.State?
  }

  enum Action {
    case foyer(Foyer.Action)
    case stage(Stage.Action)
    case bar(Bar.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce(core)
      .ifLet(\.foyer, action: \.foyer) { Foyer() }
      .ifLet(\.stage, action: \.stage) { Stage() }
      .ifLet(\.bar, action: \.bar) { Bar() }
  }

  private func core(state: inout State, action: Action) -> EffectOf<Self> {
    switch action {
    case .foyer(.delegate(.bellRang)): return change(.stage, state: &state)
    case .stage(.delegate(.curtainFell)): return change(.bar, state: &state)
    case .bar(.delegate(.lastOrders)): return change(.foyer, state: &state)
    default: return .none
    }
  }

  private func change(_ root: Root, state: inout State) -> Effect<Action> {
    switch root {
    case .foyer:
      state.stage = nil
      state.bar = nil
      state.foyer = Foyer.State()
    case .stage:
      state.foyer = nil
      state.bar = nil
      state.stage = Stage.State()
    case .bar:
      state.foyer = nil
      state.stage = nil
      state.bar = Bar.State()
    }
    return .none
  }
}

@Reducer
struct Foyer {
  struct State: Equatable {}
  enum Action {
    case bellTapped
    case delegate(Delegate)
    enum Delegate { case bellRang }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in action == .bellTapped ? .send(.delegate(.bellRang)) : .none }
  }
}

@Reducer
struct Stage {
  struct State: Equatable {}
  enum Action {
    case curtainTapped
    case delegate(Delegate)
    enum Delegate { case curtainFell }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .curtainTapped: return .run { send in await send(.delegate(.curtainFell)) }
      case .delegate: return .none
      }
    }
  }
}

@Reducer
struct Bar {
  struct State: Equatable {}
  enum Action {
    case ordersTapped
    case delegate(Delegate)
    enum Delegate { case lastOrders }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .ordersTapped: return .send(.delegate(.lastOrders))
      case .delegate: return .none
      }
    }
  }
}

struct TheatreView: View {
  let store: StoreOf<Theatre>

  var body: some View {
    Group {
      if let store = store.scope(state: \.foyer, action: \.foyer) {
        FoyerView(store: store)
      } else if let store = store.scope(state: \.stage, action: \.stage) {
        StageView(store: store)
      } else if let store = store.scope(state: \.bar, action: \.bar) {
        BarView(store: store)
      }
    }
  }
}

struct FoyerView: View {
  let store: StoreOf<Foyer>
  var body: some View { Button("Bell") { store.send(.bellTapped) } }
}

struct StageView: View {
  let store: StoreOf<Stage>
  var body: some View { Button("Curtain") { store.send(.curtainTapped) } }
}

struct BarView: View {
  let store: StoreOf<Bar>
  var body: some View { Button("Orders") { store.send(.ordersTapped) } }
}
