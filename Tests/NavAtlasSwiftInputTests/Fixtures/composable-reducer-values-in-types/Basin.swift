import ComposableArchitecture
import SwiftUI

enum Basin {
  struct State: Equatable {
    var turbine: Turbine.State?
    var isGaugeShown = false
  }

  enum Action: Equatable {
    case turbineTapped
    case turbineGone
    case gauge(Bool)
    case turbine(Turbine.Action)
    case closed
  }

  static let reducer = Reducer<State, Action, Void>.combine(
    turbineReducer.optional().pullback(state: \.turbine, action: /Action.turbine, environment: { $0 }),
    Reducer { state, action, _ in
      switch action {
      case .turbineTapped: state.turbine = .init()
      case .turbineGone: state.turbine = nil
      case .gauge(let isShown): state.isGaugeShown = isShown
      case .turbine(.stopped):
        state.turbine = nil
        return Effect(value: .gauge(true))
      case .closed, .turbine: break
      }
      return .none
    }
  )
}

struct BasinView: View {
  let store: Store<Basin.State, Basin.Action>

  var body: some View {
    WithViewStore(store) { viewStore in
      NavigationView {
        VStack {
          NavigationLink(
            destination: IfLetStore(
              store.scope(state: \.turbine, action: Basin.Action.turbine), then: TurbineView.init),
            isActive: viewStore.binding(
              get: { $0.turbine != nil }, send: { $0 ? .turbineTapped : .turbineGone })
          ) { Text("Turbine") }
          Button("Leave") { viewStore.send(.closed) }
        }
      }
      .sheet(isPresented: viewStore.binding(get: \.isGaugeShown, send: Basin.Action.gauge)) { GaugeView() }
    }
  }
}

enum Turbine {
  struct State: Equatable {}
  enum Action: Equatable { case stopTapped, stopped }
}

let turbineReducer = AnyReducer<Turbine.State, Turbine.Action, Void> { _, action, _ in
  guard action == .stopTapped else { return .none }
  return .init(value: .stopped)
}

struct TurbineView: View {
  let store: Store<Turbine.State, Turbine.Action>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Stop") { viewStore.send(.stopTapped) }
    }
  }
}

struct GaugeView: View {
  var body: some View { Text("3.2 m") }
}
