import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main struct FerryApp: App {
  let store = Store(initialState: Voyage.State(routes: [.root(.quay)]), reducer: Voyage())

  var body: some Scene { WindowGroup { VoyageView(store: store) } }
}

struct Voyage: ReducerProtocol {
  struct State: Equatable, IndexedRouterState { var routes: [Route<Stop.State>] }

  enum Action: Equatable, IndexedRouterAction {
    case routeAction(Int, action: Stop.Action)
    case updateRoutes([Route<Stop.State>])
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .routeAction(_, .quay(.boarded)): state.routes.push(.deck(Deck.State()))
      case .routeAction(_, .quay(.late)): state.routes.presentSheet(.timetable)
      case .routeAction(_, .timetable(.folded)): state.routes.dismiss()
      case .routeAction(_, .deck(.hungry)): state.routes.push(.galley)
      default: break
      }
      return .none
    }
    .forEachRoute { Stop() }
  }
}

/// A quay has no state and no reducer of its own: its actions stand alone.
enum QuayAction: Equatable { case boarded, late }

struct Stop: ReducerProtocol {
  enum State: Equatable {
    case quay
    case deck(Deck.State)
    case timetable
    case galley
  }

  enum Action: Equatable {
    case quay(QuayAction)
    case deck(Deck.Action)
    case timetable(TimetableAction)
    case galley(Never)
  }

  var body: some ReducerProtocol<State, Action> {
    Scope(state: /State.deck, action: /Action.deck) { Deck() }
  }
}

struct Deck: ReducerProtocol {
  struct State: Equatable {}

  enum Action: Equatable { case hungry }

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

enum TimetableAction { case folded }
