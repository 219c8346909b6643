import ComposableArchitecture
import SwiftUI

@main
struct QuarryApp: App {
  var body: some Scene {
    WindowGroup {
      QuarryView(
        store: Store(initialState: QuarryState(), reducer: quarryReducer, environment: ()))
    }
  }
}

struct QuarryState: Equatable {
  var stone: StoneState?
  var isShowingStone: Bool { stone != nil }
}

enum QuarryAction {
  case stoneTapped
  case stoneClosed
  case stone(StoneAction)
}

struct StoneState: Equatable {}
enum StoneAction { case none }

let quarryReducer = Reducer<QuarryState, QuarryAction, Void> { state, action, _ in
  switch action {
  case .stoneTapped:
    state.stone = StoneState()
    return .none
  case .stoneClosed:
    state.stone = nil
    return .none
  case .stone: return .none
  }
}

struct QuarryView: View {
  let store: Store<QuarryState, QuarryAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Stone") { viewStore.send(.stoneTapped) }
        .sheet(isPresented: viewStore.binding(get: \.isShowingStone, send: .stoneClosed)) {
          IfLetStore(store.scope(state: \.stone, action: QuarryAction.stone), then: StoneView.init(store:))
        }
    }
  }
}

struct StoneView: View {
  let store: Store<StoneState, StoneAction>
  var body: some View { Text("Granite") }
}
