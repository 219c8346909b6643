import ComposableArchitecture
import SwiftUI

extension Notification.Name { static let cardExpired = Notification.Name("cardExpired") }

enum Desk {
  static func rows() async throws -> [String] {
    let (data, answer) = try await URLSession.shared.data(from: URL(string: "https://club.example/rows")!)
    if (answer as? HTTPURLResponse)?.statusCode == 401 { NotificationCenter.default.post(name: .cardExpired, object: nil) }
    return try JSONDecoder().decode([String].self, from: data)
  }
}

@Reducer struct Gate {
  @ObservableState struct State: Equatable {}
  enum Action { case enter }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
@Reducer struct Hall {
  @ObservableState struct State: Equatable {}
  enum Action { case load }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .load: return .run { _ in _ = try await Desk.rows() }
      }
    }
  }
}
@Reducer struct Root {
  @ObservableState enum State: Equatable { case gate(Gate.State), hall(Hall.State) }
  enum Action { case appear, expired, gate(Gate.Action), hall(Hall.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appear:
        return .publisher { NotificationCenter.default.publisher(for: .cardExpired).map { _ in Action.expired } }
      case .expired: state = .gate(Gate.State()); return .none
      case .gate(.enter): state = .hall(Hall.State()); return .none
      case .gate, .hall: return .none
      }
    }
    .ifCaseLet(\.gate, action: \.gate) { Gate() }
    .ifCaseLet(\.hall, action: \.hall) { Hall() }
  }
}

@main struct ClubApp: App {
  let store = Store(initialState: Root.State.gate(Gate.State())) { Root() }
  var body: some Scene { WindowGroup { RootView(store: store) } }
}
struct RootView: View {
  let store: StoreOf<Root>
  var body: some View {
    Group {
      switch store.state {
      case .gate: if let store = store.scope(state: \.gate, action: \.gate) { GateView(store: store) }
      case .hall: if let store = store.scope(state: \.hall, action: \.hall) { HallView(store: store) }
      }
    }
    .onAppear { store.send(.appear) }
  }
}
struct GateView: View {
  let store: StoreOf<Gate>
  var body: some View { Button("Enter") { store.send(.enter) } }
}
struct HallView: View {
  let store: StoreOf<Hall>
  var body: some View { Button("Load") { store.send(.load) } }
}
