import ComposableArchitecture
import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene {
    WindowGroup {
      QuayRootView(store: Store(initialState: QuayRoot.State()) { QuayRoot() })
    }
  }
}

@Reducer
struct QuayRoot {
  private let reducer: Reduce<State, Action>

  init(reducer: Reduce<State, Action>) { self.reducer = reducer }

  @Reducer(state: .equatable)
  enum Path {
    case crossing(Crossing)
    case ticket(Ticket)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var quay = Quay.State()
  }

  enum Action {
    case path(StackAction<Path.State, Path.Action>)
    case quay(Quay.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.quay, action: \.quay) { Quay() }
    reducer.forEach(\.path, action: \.path)
  }
}

extension QuayRoot {
  init() {
    let reducer = Reduce<State, Action> { state, action in
      switch action {
      case .quay(.delegate(.boarded)):
        return board(state: &state)
      case .quay(.delegate(.homeAsked)):
        state.path.removeAll()
        return .none
      case let .path(.element(id: _, action: .crossing(.delegate(delegate)))):
        switch delegate {
        case .ticketAsked:
          state.path.append(.ticket(.init()))
          return .none
        case .turnedBack:
          return goAshore(state: &state)
        }
      default:
        return .none
      }

      // Called above.
      func board(state: inout State) -> Effect<Action> {
        state.path.append(.crossing(.init()))
        return .none
      }
    }
    self.init(reducer: reducer)

    func goAshore(state: inout State) -> Effect<Action> {
      state.path.removeAll()
      return .none
    }
  }
}

@Reducer
struct Quay {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case boardTapped
    case homeTapped
    case delegate(Delegate)
    enum Delegate { case boarded, homeAsked }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boardTapped: .send(.delegate(.boarded))
      case .homeTapped: .send(.delegate(.homeAsked))
      case .delegate: .none
      }
    }
  }
}

@Reducer
struct Crossing {
  private let reducer: Reduce<State, Action>

  init(reducer: Reduce<State, Action>) { self.reducer = reducer }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  @Reducer(state: .equatable)
  enum Destination {
    case alert(AlertState<Crossing.Action.Alert>)
  }

  enum Action {
    case ticketTapped
    case turnTapped
    case delegate(Delegate)
    enum Delegate {
      case ticketAsked
      case turnedBack
    }
    enum Alert: Equatable {
      case turnConfirmed
      case stay
    }
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    reducer.ifLet(\.$destination, action: \.destination)
  }
}

extension Crossing {
  init() {
    let reducer = Reduce<State, Action> { state, action in
      switch action {
      case .ticketTapped:
        return .send(.delegate(.ticketAsked))
      case .turnTapped:
        state.destination = .alert(
          .init(
            title: { TextState("Turn back?") },
            actions: {
              ButtonState(role: .cancel, action: .stay, label: { TextState("Stay") })
              ButtonState(role: .destructive, action: .turnConfirmed, label: { TextState("Turn") })
            },
            message: { TextState("The sea is rough.") }))
        return .none
      case let .destination(.presented(.alert(alert))):
        switch alert {
        case .turnConfirmed:
          return .run { send in await send(.delegate(.turnedBack)) }
        case .stay:
          state.destination = nil
          return .none
        }
      default:
        return .none
      }
    }
    self.init(reducer: reducer)
  }
}

@Reducer
struct Ticket {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case torn
    case alert(PresentationAction<Alert>)
    enum Alert { case thrownAway }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      @Dependency(\.dismiss) var dismiss
      switch action {
      case .torn:
        state.alert = .tearing
        return .none
      case .alert(.presented(.thrownAway)): return .run { _ in await dismiss() }
      case .alert: return .none
      }
    }
  }
}

extension AlertState where Action == Ticket.Action.Alert {
  static let tearing = Self {
    TextState("Torn")
  } actions: {
    ButtonState(action: .thrownAway) { TextState("Throw away") }
    ButtonState(role: .cancel) { TextState("Keep") }
  }
}

struct QuayRootView: View {
  @Bindable var store: StoreOf<QuayRoot>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      QuayView(store: store.scope(state: \.quay, action: \.quay))
    } destination: { store in
      switch store.state {
      case .crossing:
        if let store = store.scope(state: \.crossing, action: \.crossing) { CrossingView(store: store) }
      case .ticket:
        if let store = store.scope(state: \.ticket, action: \.ticket) { TicketView(store: store) }
      }
    }
  }
}

struct QuayView: View {
  let store: StoreOf<Quay>

  var body: some View {
    Button("Board") { store.send(.boardTapped) }
    Button("Home") { store.send(.homeTapped) }
  }
}

struct CrossingView: View {
  @Bindable var store: StoreOf<Crossing>

  var body: some View {
    VStack {
      Button("Ticket") { store.send(.ticketTapped) }
      Button("Turn back") { store.send(.turnTapped) }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
  }
}

struct TicketView: View {
  let store: StoreOf<Ticket>

  var body: some View {
    Button("Tear") { store.send(.torn) }
  }
}
