import ComposableArchitecture
import SwiftUI

@main struct KilnApp: App {
  let store: StoreOf<Kiln> = Store(initialState: Kiln.State()) { Kiln() }
  var body: some Scene { WindowGroup { KilnView(store: store) } }
}
struct Kiln: Reducer {
  struct State: Equatable {
    var isLit = false
    var match = Match.State()
  }
  enum Action: Equatable {
    case match(Match.Action)
    case cooled
  }
  var body: some Reducer<State, Action> {
    Scope(state: \.match, action: /Action.match) { Match() }
    Reduce { state, action in
      switch action {
      case .match(.struck):
        state.isLit = true
        return .none
      case .cooled:
        state.isLit = false
        return .none
      case .match: return .none
      }
    }
  }
}
struct Match: Reducer {
  struct State: Equatable { var isDry = true }
  enum Action: Equatable { case strike, struck }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .strike: return .run { send in await send(.struck) }
    case .struck: return .none
    }
  }
}

// The view store is one Boolean of the state; what shows that something loads lies over the root and is mostly nothing.
struct KilnView: View {
  let store: StoreOf<Kiln>
  var body: some View {
    WithViewStore(store, observe: { $0.isLit }) { viewStore in
      ZStack {
        VStack {
          if viewStore.state {
            FireView(store: store)
          } else {
            MatchView(store: store.scope(state: \.match, action: Kiln.Action.match))
          }
        }
        HeatView()
      }
    }
  }
}
struct HeatView: View {
  @State private var isRising = false
  var body: some View { HStack { EmptyView() }.frame(height: 0).overlay(SpinView(isOn: isRising)) }
}
struct SpinView: View {
  let isOn: Bool
  var body: some View { ZStack { if isOn { ProgressView() } } }
}
struct FireView: View {
  let store: StoreOf<Kiln>
  var body: some View {
    WithViewStore(store, observe: \.isLit) { viewStore in Button("Cool") { viewStore.send(.cooled) } }
  }
}
struct MatchView: View {
  let store: StoreOf<Match>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in Button("Strike") { viewStore.send(.strike) } }
  }
}
