import ComposableArchitecture
import SwiftUI
import TCACoordinators

struct Harvest: ReducerProtocol {
  struct State: Equatable, IdentifiedRouterState {
    var routes: IdentifiedArrayOf<Route<Screen.State>>

    init() { routes = [] }
  }

  enum Action: Equatable, IdentifiedRouterAction {
    case setUp
    case showTrees
    case delegate(Delegate)
    case routeAction(Screen.State.ID, action: Screen.Action)
    case updateRoutes(IdentifiedArrayOf<Route<Screen.State>>)

    enum Delegate: Equatable { case left }
  }

  @ReducerBuilder<State, Action>
  var core: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .setUp:
        return EffectTask(value: .showTrees)
      case .showTrees:
        state.routes = [.root(.trees(.init()), embedInNavigationView: true)]
        return .none
      case let .routeAction(_, .trees(.treeTapped(number))):
        state.routes.push(.tree(.init(number: number)))
        return .none
      case .routeAction(_, .trees(.leaveTapped)):
        return EffectTask(value: .delegate(.left))
      case .routeAction(_, .tree(.pickTapped)):
        state.routes.presentSheet(.basket(.init()))
        return .none
      case .routeAction(_, .basket(.emptied)):
        state.routes.dismiss()
        return .none
      case .routeAction, .updateRoutes, .delegate:
        return .none
      }
    }
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce(
      AnyReducer(Screen())
        .forEachIdentifiedRoute(environment: { () })
        .withRouteReducer(AnyReducer(core)),
      environment: ()
    )
  }

  struct Screen: ReducerProtocol {
    enum State: Equatable, Identifiable {
      case trees(Trees.State)
      case tree(Tree.State)
      case basket(Basket.State)
      var id: String { "\(self)" }
    }

    enum Action: Equatable {
      case trees(Trees.Action)
      case tree(Tree.Action)
      case basket(Basket.Action)
    }

    var body: some ReducerProtocol<State, Action> {
      Scope(state: /State.trees, action: /Action.trees) { Trees() }
      Scope(state: /State.tree, action: /Action.tree) { Tree() }
      Scope(state: /State.basket, action: /Action.basket) { Basket() }
    }
  }
}

struct HarvestView: View {
  let store: StoreOf<Harvest>

  var body: some View {
    TCARouter(store) { screen in
      SwitchStore(screen) {
        CaseLet(state: /Harvest.Screen.State.trees, action: Harvest.Screen.Action.trees, then: TreesView.init)
        Default {
          SwitchStore(screen) {
            CaseLet(state: /Harvest.Screen.State.tree, action: Harvest.Screen.Action.tree, then: TreeView.init)
            CaseLet(
              state: /Harvest.Screen.State.basket, action: Harvest.Screen.Action.basket, then: BasketView.init)
          }
        }
      }
    }
    .onAppear { ViewStore(store.stateless).send(.setUp) }
  }
}

struct Trees: ReducerProtocol {
  struct State: Equatable {}
  enum Action: Equatable { case treeTapped(Int), leaveTapped }
  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct TreesView: View {
  let store: StoreOf<Trees>

  var body: some View {
    WithViewStore(store) { viewStore in
      List(1..<9) { number in Button("Tree \(number)") { viewStore.send(.treeTapped(number)) } }
        .toolbar { Button("Leave") { viewStore.send(.leaveTapped) } }
    }
  }
}

struct Tree: ReducerProtocol {
  struct State: Equatable { var number: Int }
  enum Action: Equatable { case pickTapped }
  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct TreeView: View {
  let store: StoreOf<Tree>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Pick") { viewStore.send(.pickTapped) }
    }
  }
}

struct Basket: ReducerProtocol {
  struct State: Equatable {}
  enum Action: Equatable { case emptied }
  func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct BasketView: View {
  let store: StoreOf<Basket>

  var body: some View {
    WithViewStore(store) { viewStore in
      Button("Empty") { viewStore.send(.emptied) }
    }
  }
}
