import NavAtlasProgram
import NavAtlasSourceReading

/// Publishers whose values are stored as they come, and what sends them by its name.
extension Evaluator {
  /// What hears in `publisher.assign(to: \.sheet, on: model)` and `.assign(to: &model.$sheet)`: code that stores the value.
  func assigning(_ call: Call, at site: Site, _ scope: Scope) -> Value? {
    let path = handedPath(call, scope)
    let key = WrittenClosures.Assignment(site: site, path: path ?? [])
    if let known = closures.assignments[key] { return .closure(ClosureValue(known, scope)) }
    guard let target = path.flatMap({ call.assigned(to: $0) }) ?? call.assigned else { return nil }
    let value = Parameter(name: "#value")
    let code = ClosureExpression(
      parameters: [value],
      body: [.expression(.assignment(target, .name(value.name, site.offset), site.offset))],
      offset: site.offset)
    closures.assignments[key] = code
    return .closure(ClosureValue(code, scope))
  }

  /// The names of a key path that the code around was handed: `.assign(to: target, on: self)`.
  private func handedPath(_ call: Call, _ scope: Scope) -> [String]? {
    guard case .name(let name, _)? = call.argument("to"),
      case .keyPath(_, let names)? = scope.variable(name)
    else { return nil }
    return names
  }

  /// `Button("Next", action: model.taps.send)`: what sends by a subject, handed on by its name.
  func sender(_ base: Expression, _ name: String, _ value: Value, _ site: Site, _ scope: Scope) -> Value? {
    guard name == "send", publisher(value)?.isSubject == true else { return nil }
    if let known = closures.senders[site] { return .closure(ClosureValue(known, scope)) }
    let sent = Argument(value: .name("$0", site.offset))
    let call = Call(callee: .member(base, name, site.offset), arguments: [sent], offset: site.offset)
    let code = ClosureExpression(parameters: [], body: [.expression(.call(call))], offset: site.offset)
    closures.senders[site] = code
    return .closure(ClosureValue(code, scope))
  }
}

extension Call {
  fileprivate func assigned(to path: [String]) -> Expression? {
    argument("on").map { $0.member(path, offset) }
  }

  /// What a publisher's values are assigned to.
  fileprivate var assigned: Expression? {
    guard let target = argument("to") else { return nil }
    switch target {
    case .keyPath(_, let names): return assigned(to: names)
    case .name(let name, let offset) where name.hasPrefix("$"): return .name(String(name.dropFirst()), offset)
    case .member(let base, let name, let offset) where name.hasPrefix("$"):
      return .member(base, String(name.dropFirst()), offset)
    default: return nil
    }
  }
}
