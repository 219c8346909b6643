import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct OrchardApp: App {
  let store = StoreOf<Root>(initialState: .init(), reducer: Root())

  var body: some Scene {
    WindowGroup {
      RootView(store: store).onAppear { ViewStore(store.stateless).send(.appeared) }
    }
  }
}

struct Root: ReducerProtocol {
  struct State: Equatable {
    var gate: Gate.State?
    var harvest: Harvest.State?

    mutating func enter(_ flow: Flow) {
      switch flow {
      case .gate:
        self.gate = Gate.State()
        self.harvest = .none
      case .harvest:
        self.harvest = Harvest.State()
        self.gate = .none
      }
    }

    enum Flow { case gate, harvest }
  }

  enum Action: Equatable {
    case appeared
    case gate(Gate.Action)
    case harvest(Harvest.Action)
  }

  @Dependency(\.defaults) var defaults

  @ReducerBuilder<State, Action>
  var core: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.enter(defaults.isOpen ? .harvest : .gate)
        return .none
      case .gate(.opened):
        state.enter(.harvest)
        return .none
      case .harvest(.delegate(.left)):
        state.enter(.gate)
        return .none
      case .gate, .harvest:
        return .none
      }
    }
  }

  var body: some ReducerProtocol<State, Action> {
    core
      .ifLet(\State.gate, action: /Action.gate) { Gate() }
      .ifLet(\State.harvest, action: /Action.harvest) { Harvest() }
  }
}

struct RootView: View {
  let store: StoreOf<Root>

  var body: some View {
    Group {
      IfLetStore(store.scope(state: \Root.State.gate, action: Root.Action.gate), then: GateView.init)
      IfLetStore(store.scope(state: \Root.State.harvest, action: Root.Action.harvest), then: HarvestView.init)
    }
  }
}

struct Gate: ReducerProtocol {
  struct State: Equatable {}
  enum Action: Equatable { case openTapped, opened }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    action == .openTapped ? EffectTask(value: .opened) : .none
  }
}

struct GateView: View {
  let store: StoreOf<Gate>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Open") { viewStore.send(.openTapped) }
    }
  }
}
