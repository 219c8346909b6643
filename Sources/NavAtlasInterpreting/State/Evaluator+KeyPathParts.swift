import NavAtlasProgram
import NavAtlasSourceReading

/// The parts of values that key paths lead to.
extension Evaluator {
  /// The member of a member.
  func part(_ names: [String], of value: Value, at site: Site) -> Value? {
    names.reduce(value) { whole, name in whole.flatMap { member(name, of: $0, site, own: nil) } }
  }

  /// `state[keyPath: path] = value` is `state.part = value`.
  func assignKeyPath(
    _ expression: Expression, _ base: Expression, _ arguments: [Argument], _ site: Site, _ scope: Scope
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == "keyPath" else { return false }
    let paths = evaluate(arguments[0].value, scope, expecting: nil).alternatives.compactMap(\.pathNames)
    for names in paths { assign(expression, to: base.member(names, site.offset), site, scope) }
    return !paths.isEmpty
  }

  /// What a parameter's type stands for where a key path that was given before says it: `Part` of
  /// `set(_ path: WritableKeyPath<State, Part>, to value: Part)`; nil for any other.
  func type(behind written: TypeReference?, as parameters: [Parameter], _ given: [Value], _ receiver: Value?)
    -> StaticType?
  {
    guard let written, written.arguments.isEmpty else { return nil }
    for (parameter, value) in zip(parameters, given) {
      guard case .keyPath(let root, let names) = value, let path = parameter.type,
        path.shortName.hasSuffix("KeyPath"), path.arguments.count == 2, path.arguments[1].name == written.name
      else { continue }
      let whole =
        root.flatMap { $0.declaration == nil ? nil : Value.typed($0) } ?? receiver.flatMap { held(in: $0) }
      return whole.flatMap { part(names, of: $0, at: Site(file: 0, offset: 0)) }.flatMap { type(of: $0) }
    }
    return nil
  }

  private func held(in receiver: Value) -> Value? { place(receiver).flatMap { state(of: $0) } }
}

extension Value {
  /// The names of a key path that leads somewhere.
  fileprivate var pathNames: [String]? {
    if case .keyPath(_, let names) = self, !names.isEmpty { names } else { nil }
  }
}
