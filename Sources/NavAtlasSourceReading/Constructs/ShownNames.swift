/// The names of the views that some code shows and nothing else: in a link, `Item()` or `case .item: Item()`, however
/// modified and wrapped; a view that an `if` chooses is a part of who chooses.
package struct ShownNames {
  package private(set) var names: Set<String> = []

  /// The views that a link, a registration or a presentation shows.
  package static func of(_ call: Call) -> Set<String> {
    var shown = ShownNames()
    for argument in call.arguments { shown.read(argument.value) }
    return shown.names
  }

  /// The views that the cases of a choice show.
  package static func of(_ alternatives: [Alternative]) -> Set<String> {
    var shown = ShownNames()
    for alternative in alternatives { shown.read(alternative.body) }
    return shown.names
  }

  private mutating func read(_ expression: Expression) {
    switch expression {
    case .closure(let closure): read(closure.body)
    case .statement(let statement): read([statement])
    case .call(let call): read(call)
    default: break
    }
  }

  private mutating func read(_ body: [Statement]) {
    switch body.last {
    case .expression(let expression)?, .result(let expression?)?: read(expression)
    case .choice(_, let alternatives, _)?: names.formUnion(Self.of(alternatives))
    default: break
    }
  }

  private mutating func read(_ call: Call) {
    switch call.callee {
    case .member(let base, let name, _) where name.beginsLowercase: read(base)
    default:
      guard let name = call.callee.calledName, name.beginsUppercase else { return }
      if Self.wrappers.contains(name) {
        for argument in call.arguments { read(argument.value) }
      } else {
        names.insert(name)
      }
    }
  }

  private static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationViewStack", "AnyView", "Group", "LazyView",
    "NavigationLazyView",
    "UIHostingController", "WithPerceptionTracking",
  ]
}
