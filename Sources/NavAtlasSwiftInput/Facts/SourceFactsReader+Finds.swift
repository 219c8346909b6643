import NavAtlasModel
import NavAtlasSourceReading

/// What single calls and declarations say.
extension SourceFactsReader {
  mutating func note(_ name: String?, _ call: Call) {
    switch name {
    case "NavigationStack": noteStack(call)
    case "navigationDestination":
      noteDestination(call)
      notePushed(call)
    case "removeLast": notePop(call)
    case "NavigationView": noteLegacy(.navigationView, call.offset, style: around.style)
    case "NavigationLink":
      noteLegacyLink(call)
      notePushed(call)
    case "NavigationSplitView": noteColumns(call)
    case "publisher", "notifications", "addObserver": noteObserver(call)
    case "forEach", "scope": noteWiring(call)
    case "send": noteSent(call)
    case "run": noteEffect(call)
    case "encode": noteEncoded(call)
    case "onOpenURL": noteLinks(call)
    case "sink", "onReceive": noteHearing(call)
    case "sheet", "fullScreenCover": notePresenters(call)
    case "environmentObject", "environment": noteGiven(call)
    case "TabView": noteTabs(call)
    default: break
    }
    noteChange(name, call)
    noteBindings(name, call)
  }

  private mutating func noteStack(_ call: Call) {
    let bound = call.argument("path")?.writtenPath?.withoutDollar
    if let bound { paths.insert(String(bound.lastComponent)) }
    let root = call.argument("root") ?? call.arguments.first { $0.isTrailing && $0.label == nil }?.value
    var state: String?
    if case .closure(let closure)? = root { state = closure.body.rootState }
    found.stacks.append(
      .init(
        path: bound, owner: owner, isConditional: around.isConditional,
        asksVersion: around.asksVersion, rootState: state,
        location: location(call.offset)))
  }

  private mutating func noteDestination(_ call: Call) {
    var type: String?
    if let argument = call.argument("for"), case .type(let named) = argument {
      type = named.description
      routes.insert(String(named.shortName))
    }
    let closure = call.arguments.last { if case .closure = $0.value { true } else { false } }?.value
    found.destinations.append(
      .init(
        type: type, lazyContainer: around.lazyContainer, isRepeated: around.isRepeated,
        isConditional: around.isConditional, isInStack: around.isInStack,
        calls: closure.map { $0.called.sorted() } ?? [], owner: owner, location: location(call.offset)))
  }

  private mutating func notePop(_ call: Call) {
    guard case .member(let base, _, _) = call.callee, let path = base.writtenPath else { return }
    var count: Int? = call.arguments.isEmpty ? 1 : nil
    if case .integer(let number)? = call.arguments.first?.value { count = number }
    let isGuarded =
      around.checked.contains(path) || checked(call.arguments.map(\.value)).contains(path)
      // A destination for values is only there while one is on the path.
      || around.isInDestination && count == 1
    found.pops.append(
      .init(
        path: path, count: count, isGuarded: isGuarded, owner: owner, location: location(call.offset)))
  }

  /// - Returns: true where the expression is a chain, which is not looked into again.
  mutating func noteChain(_ expression: Expression) -> Bool {
    let calls = expression.coalesced.compactMap { $0.decodeCall }
    guard calls.count > 1, let first = calls.first else { return false }
    found.decodeChains.append(
      .init(
        types: calls.map(\.type), isInDestination: around.isInDestination, function: member, owner: owner,
        location: location(first.offset)))
    return true
  }

  /// What a property says by its wrapper and type.
  mutating func note(_ property: Property) {
    if let type = property.type { name(type) }
    let type = property.type?.unwrapped.name ?? property.initial?.madeName
    if let type, ["NavigationPath", "StackState"].contains(type) { paths.insert(property.name) }
    noteField(property, type)
    for name in ["Environment", "State"] {
      guard case .keyPath(_, let names)? = property.attribute(name)?.arguments.first?.value else { continue }
      if names == ["presentationMode"] { noteLegacy(.presentationMode, property.offset) }
    }
  }
}

extension [Statement] {
  /// The state that decides which view is all there is, or whose change makes it a new one.
  fileprivate var rootState: String? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .condition(let conditions, _, let otherwise, _),
      .expression(.statement(.condition(let conditions, _, let otherwise, _))):
      guard !otherwise.isEmpty, conditions.count == 1 else { return nil }
      return conditions.expressions.first?.statePath
    case .choice(let subject, let alternatives, _),
      .expression(.statement(.choice(let subject, let alternatives, _))):
      return alternatives.count > 1 ? subject.statePath : nil
    case .expression(let expression), .result(let expression?): return expression.identity
    default: return nil
    }
  }
}

extension Expression {
  /// `model.tab` of `model.tab`, `!model.tab` and `model.tab == .a`.
  fileprivate var statePath: String? {
    switch self {
    case .negation(let operand): operand.statePath
    case .comparison(let left, _, _): left.writtenPath
    default: writtenPath
    }
  }

  /// What `.id(…)` in a chain of modifiers is given.
  fileprivate var identity: String? {
    guard case .call(let call) = self, case .member(let base, let name, _) = call.callee else { return nil }
    return name == "id" ? call.arguments.first?.value.writtenPath : base.identity
  }

  /// `Name` of `Name(…)` and `Name<…>(…)`.
  var madeName: String? {
    guard case .call(let call) = self else { return nil }
    return call.callee.calledName
  }
}

extension String {
  /// `model.path` of `$model.path` and `model.$path`.
  var withoutDollar: String { filter { $0 != "$" } }
}
