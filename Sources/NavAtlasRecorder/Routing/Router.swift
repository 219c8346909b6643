public import Observation

/// A router that records by itself: whatever changes its path, the back button too, is written to the trace.
///
///     @State private var router = Router<Screen>(recorder: recorder)
///     NavigationStack(path: $router.path) { … }
@available(iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable public final class Router<Route: Hashable> {
  /// The routes above the root.
  public var path: RouteStack<Route> {
    didSet { if path != oldValue { record(move) } }
  }

  /// The name of the stack in the recorder's layout.
  public let stack: String
  @ObservationIgnored private let recorder: Recorder?
  @ObservationIgnored private let screen: (Route) -> RecordedScreen
  @ObservationIgnored private var move: RecordedMove?

  /// - Parameters:
  ///   - path: the routes to begin with.
  ///   - stack: the name of the stack in the recorder's layout.
  ///   - recorder: records every change; none records nothing.
  ///   - screen: the screen that a route shows.
  public init(
    _ path: RouteStack<Route> = [], stack: String = "main", recorder: Recorder? = nil,
    screen: @escaping (Route) -> RecordedScreen = { RecordedScreen(describing: $0) }
  ) {
    self.path = path
    self.stack = stack
    self.recorder = recorder
    self.screen = screen
    if !path.isEmpty { record(.restore) }
  }

  /// Shows a route on top.
  public func push(_ route: Route) { change(nil) { $0.push(route) } }

  /// Shows several routes on top of each other.
  public func push(_ routes: some Sequence<Route>) { change(nil) { $0.push(routes) } }

  /// Removes routes from the top, as many as there are.
  public func pop(depth: Int = 1) { change(.pop) { $0.pop(depth: depth) } }

  /// Removes what is above the topmost such route; nothing if there is none.
  public func pop(to route: Route) { change(.popTo) { $0.pop(to: route) } }

  public func popToRoot() { change(.popToRoot) { $0.popToRoot() } }

  /// Shows a route in place of the one on top; does nothing on an empty stack.
  public func switchScreen(_ route: Route) { change(nil) { $0.switchScreen(route) } }

  /// Shows exactly these routes.
  public func set(_ routes: some Sequence<Route>) { change(.setPath) { $0 = RouteStack(Array(routes)) } }

  /// Changes the path at once, and has it recorded as what code did.
  private func change(_ move: RecordedMove?, _ change: (inout RouteStack<Route>) -> Void) {
    var changed = path
    change(&changed)
    guard changed != path else { return }
    self.move = move
    path = changed
    self.move = nil
  }

  private func record(_ move: RecordedMove?) {
    recorder?.record(path: path, in: stack, as: move, screen: screen)
  }
}
