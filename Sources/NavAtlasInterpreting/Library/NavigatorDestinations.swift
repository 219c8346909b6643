import NavAtlasProgram
import NavAtlasSourceReading

/// Navigator: `navigate(to:)` shows a destination's own view, in the way that the call or the destination says.
struct NavigatorDestinations: SourceIdiom {
  static let summary = "Navigator's destinations, which make their own views"
  let methods = ["navigate", "push", "mappedNavigationView"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    if let type = call.evaluator.type(of: receiver)?.unwrapped, !type.name.contains("Navigator") {
      return nil
    }
    let arguments = call.arguments()
    guard let given = arguments.first(where: { [nil, "to", "for"].contains($0.label) })?.value,
      given.alternatives.contains(where: { Self.destination($0, call.evaluator) != nil })
    else { return nil }
    if call.name == "mappedNavigationView" {
      return .oneOf(given.alternatives.compactMap { Self.view(of: $0, call.evaluator, call.site) })
    }
    let stated = arguments.first { $0.label == "method" }?.value
    for destination in given.alternatives {
      guard let shown = Self.view(of: destination, call.evaluator, call.site) else { continue }
      let method =
        call.name == "push" ? nil : stated ?? Self.method(of: destination, call.evaluator, call.site)
      for kind in Self.kinds(of: method) { _ = call.perform(kind, shown) }
    }
    return .unknown
  }

  /// The type of a destination; nil for any other value.
  private static func destination(_ value: Value, _ evaluator: Evaluator) -> DeclaredType? {
    let type = evaluator.type(of: value)?.unwrapped.declaration
    return type.flatMap { $0.conforms(to: "NavigationDestination") ? $0 : nil }
  }

  private static func view(of value: Value, _ evaluator: Evaluator, _ site: Site) -> Value? {
    guard let type = destination(value, evaluator) else { return nil }
    return evaluator.member(viewName(of: type), of: value, site, own: nil)
  }

  /// `view` in the earlier versions, `body` in the later ones.
  static func viewName(of type: DeclaredType) -> String { type.properties["view"] == nil ? "body" : "view" }

  private static func method(of value: Value, _ evaluator: Evaluator, _ site: Site) -> Value? {
    guard destination(value, evaluator)?.properties["method"] != nil else { return nil }
    return evaluator.member("method", of: value, site, own: nil)
  }

  /// What a method does; a push where none is said. Values that are sent show nothing.
  private static func kinds(of method: Value?) -> [LibraryTable.Move] {
    guard let method else { return [.push] }
    var kinds: [LibraryTable.Move] = []
    for case .enumCase(let style) in method.alternatives {
      switch style.name {
      case "sheet", "managedSheet": kinds.append(.sheet)
      case "cover", "managedCover": kinds.append(.cover)
      case "send": break
      default: kinds.append(.push)
      }
    }
    return kinds
  }
}
