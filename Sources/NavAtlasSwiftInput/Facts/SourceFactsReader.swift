import NavAtlasModel

/// Collects what rules need in one walk over the reduced code. O(code).
struct SourceFactsReader {
  var found = SourceFacts()
  let file: FileFacts
  /// The names of the properties that stacks are bound to.
  var paths: Set<String> = []
  /// What split views are bound to, by the names of the properties, and what is assigned to anything.
  var columns: [String: String] = [:]
  var assignments: [Assignment] = []
  /// The types whose names are in the file, and those that are routes.
  var named: Set<String> = []
  var routes: Set<String> = []
  /// The `if`s of chains that were noted.
  var inner: Set<Offset> = []
  private(set) var around = Surroundings()

  /// What lies around a piece of code.
  struct Surroundings {
    /// The style of the navigation view inside.
    var style: String?
    var lazyContainer: String?
    var isConditional = false
    /// The paths at whose contents the code has looked.
    var checked: Set<String> = []
  }

  static func facts(_ files: [FileFacts]) -> SourceFacts {
    var all = SourceFacts()
    var paths: Set<String> = []
    var readers: [SourceFactsReader] = []
    for file in files {
      var reader = SourceFactsReader(file: file)
      reader.read()
      all.destinations += reader.found.destinations
      all.pops += reader.found.pops
      all.decodeChains += reader.found.decodeChains
      all.legacyForms += reader.found.legacyForms
      all.observers += reader.found.observers
      all.imports += file.imports.map { SourceFacts.Import(module: $0, file: file.path) }
      paths.formUnion(reader.paths)
      readers.append(reader)
    }
    all.columnChanges = columnChanges(readers)
    all.routes = routes(readers, paths)
    all.pops.removeAll { pop in !paths.contains(String(pop.path.lastComponent)) }
    return all
  }

  private init(file: FileFacts) { self.file = file }

  // MARK: Declarations

  private mutating func read() {
    for type in file.types {
      for property in type.properties { read(property) }
      for function in type.functions { read(function) }
    }
    for function in file.functions { read(function) }
    for property in file.globals { read(property) }
  }

  private mutating func read(_ property: Property) {
    note(property)
    if property.type?.unwrapped.name == "NavigationPath" { paths.insert(property.name) }
    apart { reader in
      if let initial = property.initial { reader.walk(initial) }
      reader.walk(property.getterCode?.statements ?? [])
      reader.walk(property.setter?.code.statements ?? [])
    }
  }

  private mutating func read(_ function: Function) {
    for parameter in function.parameters { if let type = parameter.type { name(type) } }
    walkApart(function)
  }

  private mutating func walkApart(_ function: Function) { apart { $0.walk(function.code?.statements ?? []) } }

  /// Walks code that stands for itself, whatever lies around it.
  private mutating func apart(_ body: (inout Self) -> Void) { within(Surroundings(), body) }

  private mutating func within(_ inner: Surroundings, _ body: (inout Self) -> Void) {
    let outer = around
    around = inner
    body(&self)
    around = outer
  }

  // MARK: Statements

  private mutating func walk(_ body: [Statement]) {
    let outer = around.checked
    for statement in body { walk(statement) }
    around.checked = outer
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .result(let expression?): walk(expression)
    case .variable(_, _, let initial, _): if let initial { walk(initial) }
    case .condition(let conditions, let then, let otherwise, _):
      noteChain(statement)
      walk(conditions)
      branch(conditions.checked, [then, otherwise])
      if then.leaves { around.checked.formUnion(conditions.checked) }
    case .guarded(let conditions, let otherwise):
      walk(conditions)
      branch([], [otherwise])
      around.checked.formUnion(conditions.checked)
    case .choice(let subject, let alternatives, _):
      walk(subject)
      branch(subject.checked, alternatives.map(\.body))
    case .loop(_, let sequence, let body):
      if let sequence { walk(sequence) }
      walk(body)
    case .block(let body): walk(body)
    case .compiled(let branches): for branch in branches { walk(branch.body) }
    case .function(let function): apart { $0.walk(function.code?.statements ?? []) }
    case .result(nil), .exit: break
    }
  }

  private mutating func branch(_ checked: Set<String>, _ bodies: [[Statement]]) {
    var inner = around
    inner.isConditional = true
    inner.checked.formUnion(checked)
    within(inner) { reader in for body in bodies { reader.walk(body) } }
  }

  private mutating func walk(_ conditions: [Condition]) { for part in conditions.expressions { walk(part) } }

  // MARK: Expressions

  private mutating func walk(_ expression: Expression) {
    note(expression)
    switch expression {
    case .call(let call): walk(call)
    case .closure(let closure): walk(closure.body)
    case .statement(let statement): walk(statement)
    case .coalescing(let first, let second):
      if !noteChain(expression) {
        walk(first)
        walk(second)
      }
    case .ternary(let condition, let first, let second):
      walk(condition)
      branch(condition.checked, [[.expression(first)], [.expression(second)]])
    default: for part in expression.parts { walk(part) }
    }
  }

  private mutating func walk(_ call: Call) {
    let name = call.callee.calledName
    note(name, call)
    walk(call.callee, styledBy: name == "navigationViewStyle" ? call : nil)
    for argument in call.arguments {
      guard case .closure = argument.value, let name else {
        walk(argument.value)
        continue
      }
      var inner = around
      inner.style = nil
      if Self.lazy.contains(name) { inner.lazyContainer = name }
      if Self.elsewhere.contains(name) { (inner.lazyContainer, inner.isConditional) = (nil, false) }
      within(inner) { $0.walk(argument.value) }
    }
  }

  /// A style counts for the navigation view that it is written on.
  private mutating func walk(_ callee: Expression, styledBy modifier: Call?) {
    guard let modifier else { return walk(callee) }
    var inner = around
    inner.style = modifier.arguments.first?.value.styleName
    within(inner) { $0.walk(callee) }
  }

  private static let lazy: Set<String> = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "ForEach", "Table",
  ]

  /// What shows its contents elsewhere, or in a stack of its own.
  private static let elsewhere: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "navigationDestination", "sheet",
    "fullScreenCover", "popover", "inspector",
  ]

  // MARK: Finds

  private mutating func note(_ name: String?, _ call: Call) {
    switch name {
    case "NavigationStack":
      let path = call.arguments.first { $0.label == "path" }?.value.names?.last
      if let path { paths.insert(path.hasPrefix("$") ? String(path.dropFirst()) : path) }
    case "navigationDestination": noteDestination(call)
    case "removeLast": notePop(call)
    case "NavigationView": noteLegacy(.navigationView, call.offset, style: around.style)
    case "NavigationLink": noteLegacyLink(call)
    case "NavigationSplitView": noteColumns(call)
    case "publisher", "notifications", "addObserver": noteObserver(call)
    default: break
    }
  }

  private mutating func noteDestination(_ call: Call) {
    var type: String?
    if let argument = call.arguments.first(where: { $0.label == "for" }),
      case .type(let named) = argument.value
    {
      type = named.description
      routes.insert(String(named.shortName))
    }
    found.destinations.append(
      .init(
        type: type, lazyContainer: around.lazyContainer, isConditional: around.isConditional,
        location: location(call.offset)))
  }

  private mutating func notePop(_ call: Call) {
    guard case .member(let base, _, _) = call.callee, let path = base.writtenPath else { return }
    var count: Int? = call.arguments.isEmpty ? 1 : nil
    if case .integer(let number)? = call.arguments.first?.value { count = number }
    let isGuarded =
      around.checked.contains(path) || call.arguments.contains { $0.value.checked.contains(path) }
    found.pops.append(.init(path: path, count: count, isGuarded: isGuarded, location: location(call.offset)))
  }

  /// - Returns: true where the expression is a chain, which is not looked into again.
  private mutating func noteChain(_ expression: Expression) -> Bool {
    let calls = expression.coalesced.compactMap { $0.decodeCall }
    guard calls.count > 1, let first = calls.first else { return false }
    found.decodeChains.append(.init(types: calls.map(\.type), location: location(first.offset)))
    return true
  }

  func location(_ offset: Offset) -> SourceLocation {
    SourceLocation(file: file.path, line: file.line(of: offset))
  }
}
