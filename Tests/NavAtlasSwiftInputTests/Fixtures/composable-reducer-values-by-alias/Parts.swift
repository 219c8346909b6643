import ComposableArchitecture
import SwiftUI

typealias DomeReducer = Reducer<DomeState, DomeAction, DomeEnvironment>

public struct DomeState: Equatable {}
public enum DomeAction: Equatable { case skyTapped, rainFelt }
public struct DomeEnvironment {}

let domeReducer = DomeReducer { state, action, environment in
  switch action {
  case .skyTapped: return Effect(value: .rainFelt)
  case .rainFelt: return .none
  }
}

struct DomeView: View {
  let store: Store<DomeState, DomeAction>
  var body: some View {
    WithViewStore(store) { viewStore in Button("Sky") { viewStore.send(.skyTapped) } }
  }
}

typealias LogReducer = Reducer<LogState, LogAction, LogEnvironment>

public struct LogState: Equatable {}
public enum LogAction: Equatable { case closeTapped }
public struct LogEnvironment {}

private let reducer = LogReducer { _, _, _ in .none }

let logReducer: LogReducer = .combine(reducer)

struct LogView: View {
  let store: Store<LogState, LogAction>
  var body: some View {
    WithViewStore(store) { viewStore in Button("Close") { viewStore.send(.closeTapped) } }
  }
}
