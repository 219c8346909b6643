protocol Coordinator<Route, Event>: AnyObject {
  associatedtype Event
  associatedtype Route
  func handleEvent(_ event: Event, context: AnyObject?) async
  func navigate(to route: Route, context: AnyObject?)
  func start()
}
extension Coordinator {
  func handleEvent(_ event: Event) async { await handleEvent(event, context: nil) }
  func navigate(to route: Route) { navigate(to: route, context: nil) }
  func asAnyCoordinator() -> AnyCoordinator<Route, Event> { AnyCoordinator(self) }
}
extension Coordinator where Self.Event == Void {
  func handleEvent(_ event: Void, context: AnyObject?) async {}
}
protocol HasNavigator { var navigator: Navigator? { get } }
protocol HasStackNavigator: HasNavigator { var stackNavigator: StackNavigator? { get } }
protocol HasRootNavigator: HasNavigator { var rootNavigator: RootNavigator? { get } }
extension HasStackNavigator { var navigator: Navigator? { stackNavigator } }
extension HasRootNavigator { var navigator: Navigator? { rootNavigator } }

open class AnyCoordinator<Route, Event>: Coordinator {
  private let doHandleEvent: (Event, AnyObject?) async -> Void
  private let doNavigate: (Route, AnyObject?) -> Void
  private let doStart: () -> Void
  public init<C: Coordinator>(_ coordinator: C) where C.Event == Event, C.Route == Route {
    doHandleEvent = { event, context in await coordinator.handleEvent(event, context: context) }
    doNavigate = { route, context in coordinator.navigate(to: route, context: context) }
    doStart = { coordinator.start() }
  }
  open func handleEvent(_ event: Event, context: AnyObject?) async { await doHandleEvent(event, context) }
  open func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
  open func start() { doStart() }
}
protocol Processor: AnyObject {
  associatedtype State
  associatedtype Action
  associatedtype Effect
  var state: State { get }
  func perform(_ effect: Effect) async
  func receive(_ action: Action)
}
open class StateProcessor<State, Action, Effect>: Processor {
  open var state: State
  init(state: State) { self.state = state }
  open func perform(_ effect: Effect) async {}
  open func receive(_ action: Action) {}
}
