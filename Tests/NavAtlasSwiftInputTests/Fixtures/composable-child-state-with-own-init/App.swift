import ComposableArchitecture
import SwiftUI

@main
struct LighthouseApp: App {
  let store = Store(initialState: TowerFeature.State()) { TowerFeature() }
  var body: some Scene {
    WindowGroup { LampView(store: store.scope(state: \.lamp, action: \.lamp)) }
  }
}

@Reducer
struct TowerFeature {
  @ObservableState
  struct State: Equatable { var lamp = LampFeature.State() }
  enum Action { case lamp(LampFeature.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.lamp, action: \.lamp) { LampFeature() }
  }
}

@Reducer
struct LampFeature {
  @ObservableState
  struct State: Equatable {
    public var isLit: Bool = false
    @Presents var log: LogFeature.State?

    public init(isLit: Bool = false) { self.isLit = isLit }
  }

  enum Action {
    case appeared
    case told(Bool)
    case logTapped
    case log(PresentationAction<LogFeature.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared: return .run { send in await send(.told(Wire.isLive())) }
      case .told(let isLit):
        state.isLit = isLit
        return .none
      case .logTapped:
        state.log = LogFeature.State()
        return .none
      case .log: return .none
      }
    }
    .ifLet(\.$log, action: \.log) { LogFeature() }
  }
}

@Reducer
struct LogFeature {
  @ObservableState
  struct State: Equatable {}
  enum Action { case none }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct LampView: View {
  @Bindable var store: StoreOf<LampFeature>

  var body: some View {
    List {
      if store.isLit { Button("Log") { store.send(.logTapped) } }
    }
    .onAppear { store.send(.appeared) }
    .sheet(item: $store.scope(state: \.log, action: \.log)) { LogView(store: $0) }
  }
}

struct LogView: View {
  let store: StoreOf<LogFeature>
  var body: some View { Text("Log") }
}
