import ComposableArchitecture
import SwiftUI

@main
struct CaveApp: App {
  var body: some Scene {
    WindowGroup { CaveView(store: .init(initialState: .init(), reducer: Cave())) }
  }
}

enum Chamber: Hashable { case hall, lake }

struct Cave: ReducerProtocol {
  private let reducer: Reduce<State, Action>
  private let hall: Hall

  init(reducer: Reduce<State, Action>, hall: Hall) {
    self.reducer = reducer
    self.hall = hall
  }

  struct State: Equatable {
    @BindingState var path: [Chamber] = []
    var hall: Hall.State?
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case entered
    case hall(Hall.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    BindingReducer()
    reducer.ifLet(\.hall, action: /Action.hall) { hall }
  }
}

extension Cave {
  init() {
    let reducer: Reduce<State, Action> = .init { state, action in
      switch action {
      case .binding:
        return .none
      case .entered:
        state.hall = .init()
        state.path.append(.hall)
        return .none
      case let .hall(action):
        switch action {
        case .waded:
          state.path.append(.lake)
          return .none
        default:
          return .none
        }
      }
    }
    self.init(reducer: reducer, hall: .init())
  }
}

struct Hall: ReducerProtocol {
  private let reducer: Reduce<State, Action>

  init() {
    self.reducer = .init { state, action in
      switch action {
      case .tapped: return .send(.waded)
      case .waded: return .none
      }
    }
  }

  struct State: Equatable {}
  enum Action: Equatable { case tapped, waded }

  var body: some ReducerProtocol<State, Action> { reducer }
}

struct CaveView: View {
  let store: StoreOf<Cave>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      NavigationStack(path: viewStore.binding(\.$path)) {
        Button("In") { viewStore.send(.entered) }
          .navigationDestination(for: Chamber.self) { chamber in
            switch chamber {
            case .hall:
              IfLetStore(store.scope(state: \.hall, action: { .hall($0) })) { HallView(store: $0) }
            case .lake:
              LakeView()
            }
          }
      }
    }
  }
}

struct HallView: View {
  let store: StoreOf<Hall>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Wade") { viewStore.send(.tapped) }
    }
  }
}

struct LakeView: View { var body: some View { Text("Lake") } }
