/// The routes above the root of a navigation stack: a value that `NavigationStack(path:)` takes, with the operations that
/// routers have, none of which can stop the app.
public struct RouteStack<Route: Hashable> {
  private var routes: [Route]

  public init(_ routes: [Route] = []) { self.routes = routes }

  /// Shows a route on top.
  public mutating func push(_ route: Route) { routes.append(route) }

  /// Shows several routes on top of each other.
  public mutating func push(_ routes: some Sequence<Route>) { self.routes += routes }

  /// Removes routes from the top, as many as there are.
  ///
  /// - Returns: how many went.
  @discardableResult public mutating func pop(depth: Int = 1) -> Int {
    let count = Swift.min(Swift.max(depth, 0), routes.count)
    routes.removeLast(count)
    return count
  }

  /// Removes what is above the topmost such route.
  ///
  /// - Returns: whether there is one.
  @discardableResult public mutating func pop(to route: Route) -> Bool {
    guard let index = routes.lastIndex(of: route) else { return false }
    routes.removeLast(routes.count - 1 - index)
    return true
  }

  public mutating func popToRoot() { routes = [] }

  /// Shows a route in place of the one on top.
  ///
  /// - Returns: false on an empty stack: the root cannot be replaced.
  @discardableResult public mutating func switchScreen(_ route: Route) -> Bool {
    guard !routes.isEmpty else { return false }
    routes[routes.count - 1] = route
    return true
  }
}

extension RouteStack: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  public init() { self.init([]) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { routes.count }

  public subscript(position: Int) -> Route {
    get { routes[position] }
    set { routes[position] = newValue }
  }

  public mutating func replaceSubrange(_ range: Range<Int>, with routes: some Collection<Route>) {
    self.routes.replaceSubrange(range, with: routes)
  }
}

extension RouteStack: ExpressibleByArrayLiteral {
  public init(arrayLiteral routes: Route...) { self.init(routes) }
}

extension RouteStack: Hashable {}
extension RouteStack: Sendable where Route: Sendable {}

extension RouteStack: Encodable where Route: Encodable {
  public func encode(to encoder: any Encoder) throws { try routes.encode(to: encoder) }
}

extension RouteStack: Decodable where Route: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Route](from: decoder)) }
}
