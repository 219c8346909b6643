import NavAtlasModel
import NavAtlasSourceReading

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
  /// What was found that only all files together decide.
  var features = FeatureCode()
  var codes = PathCode()
  var layouts = LayoutCode()
  var presentations = PresentationCode()
  var environment = EnvironmentCode()
  var broadcasts = BroadcastCode()
  /// The code at hand.
  var owner: String?
  var member: String?
  var around = Surroundings()
  /// True in a type for some versions of the system only.
  private var isForVersion = false
  /// The properties and functions of the type at hand that look at a path, and at which.
  private var checks: [String: Set<String>] = [:]

  /// What lies around a piece of code.
  struct Surroundings {
    /// The style of the navigation view inside.
    var style: String?
    var lazyContainer: String?
    var isRepeated = false
    var isConditional = false
    var isInStack = false
    var isInDestination = false
    /// True in a view that a link or a destination pushes.
    var isPushed = false
    /// True in what a control does.
    var isAction = false
    var asksVersion = false
    /// What the conditions around mention.
    var tested: Set<String> = []
    /// The paths at whose contents the code has looked.
    var checked: Set<String> = []
    /// The constants that were made of what is on a path: `let count = path.count`.
    var counts: [String: Set<String>] = [:]
  }

  init(file: FileFacts) { self.file = file }

  // MARK: Declarations

  mutating func read() {
    for type in file.types {
      owner = type.name
      checks = Self.checks(of: type)
      isForVersion = type.attributes.contains("available")
      read(type)
      for property in type.properties { read(property) }
      for function in type.functions { read(function) }
    }
    owner = nil
    (checks, isForVersion) = ([:], false)
    for function in file.functions { read(function) }
    for property in file.globals { read(property) }
  }

  private mutating func read(_ property: Property) {
    note(property)
    member = property.name
    apart { reader in
      reader.around.asksVersion = property.attribute("available") != nil || reader.isForVersion
      if let initial = property.initial { reader.walk(initial) }
      reader.walk(property.getterCode?.statements ?? [])
    }
    for accessor in [property.setter, property.willSet, property.didSet].compactMap(\.self) {
      apart { $0.walk(accessor.code.statements) }
    }
  }

  private mutating func read(_ function: Function) {
    member = function.name
    for parameter in function.parameters { if let type = parameter.type { name(type) } }
    apart { reader in
      reader.around.asksVersion = function.attributes.contains("available") || reader.isForVersion
      reader.walk(function.code?.statements ?? [])
    }
  }

  /// Walks code that stands for itself, whatever lies around it.
  private mutating func apart(_ body: (inout Self) -> Void) {
    within(Surroundings()) { reader in reader.transaction(body) }
  }

  func looking(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var inner = around
    change(&inner)
    return inner
  }

  mutating func within(_ inner: Surroundings, _ body: (inout Self) -> Void) {
    let outer = around
    around = inner
    body(&self)
    around = outer
  }

  /// The members that do nothing but look at a path.
  private static func checks(of type: TypeDeclaration) -> [String: Set<String>] {
    let getters = type.properties.map { ($0.name, $0.getterCode?.statements ?? []) }
    let functions = type.functions.map { ($0.name, $0.code?.statements ?? []) }
    return (getters + functions).reduce(into: [:]) { checks, member in
      switch member.1.last {
      case .expression(let value)?, .result(let value?)?:
        let found = value.checked
        if member.1.count == 1, !found.isEmpty { checks[member.0, default: []].formUnion(found) }
      default: break
      }
    }
  }

  /// The paths at which some conditions look, also by a member that does.
  func checked(_ expressions: [Expression]) -> Set<String> {
    expressions.reduce(into: []) { found, expression in
      found.formUnion(expression.checked)
      guard !checks.isEmpty || !around.counts.isEmpty else { return }
      for name in expression.mentioned {
        found.formUnion(checks[name] ?? [])
        found.formUnion(around.counts[name] ?? [])
      }
    }
  }

  // MARK: Statements

  mutating func walk(_ body: [Statement]) {
    let outer = (around.checked, around.counts)
    for statement in body { walk(statement) }
    (around.checked, around.counts) = outer
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .result(let expression?): walk(expression)
    case .variable(let pattern, let type, let initial, _):
      if let type { name(type) }
      if let initial {
        walk(initial)
        if case .bind(let name) = pattern { around.counts[name] = checked([initial]) }
      }
    case .condition(let conditions, let then, let otherwise, let offset):
      noteChain(statement)
      noteLayout(conditions, then, otherwise, offset)
      let checked = checked(conditions.expressions)
      walk(conditions)
      // Where only the version of the system is asked for, nothing of the app decides.
      let tested = conditions.expressions.reduce(into: Set()) { $0.formUnion($1.mentioned) }
      branch(checked, [then, otherwise], isConditional: !conditions.isEmpty, tested: tested)
      if then.leaves { around.checked.formUnion(checked) }
    case .guarded(let conditions, let otherwise):
      walk(conditions)
      branch([], [otherwise])
      around.checked.formUnion(checked(conditions.expressions))
    case .choice(let subject, let alternatives, _):
      walk(subject)
      for alternative in alternatives { note(alternative) }
      branch(checked([subject]), alternatives.map(\.body))
    case .loop(_, let sequence, let body, _):
      if let sequence {
        noteLoop(sequence, body)
        walk(sequence)
      }
      walk(body)
    case .block(let body): walk(body)
    case .compiled(let branches): for branch in branches { walk(branch.body) }
    case .function(let function): apart { $0.walk(function.code?.statements ?? []) }
    case .result(nil), .exit: break
    }
  }

  /// What all branches register is there whatever decides.
  private mutating func branch(
    _ checked: Set<String>, _ bodies: [[Statement]], isConditional: Bool = true, tested: Set<String> = []
  ) {
    let inner = looking {
      $0.isConditional = $0.isConditional || isConditional
      $0.asksVersion = $0.asksVersion || !isConditional
      $0.checked.formUnion(checked)
      $0.tested.formUnion(tested)
    }
    let start = found.destinations.count
    var types: [Set<String>] = []
    for body in bodies {
      let first = found.destinations.count
      within(inner) { $0.walk(body) }
      types.append(Set(found.destinations[first...].compactMap(\.type)))
    }
    guard !around.isConditional, let common = types.first, types.count > 1 else { return }
    let everywhere = types.reduce(common) { $0.intersection($1) }
    for index in found.destinations.indices[start...] {
      if let type = found.destinations[index].type, everywhere.contains(type) {
        found.destinations[index].isConditional = false
      }
    }
  }

  private mutating func walk(_ conditions: [Condition]) { for part in conditions.expressions { walk(part) } }

  // MARK: Expressions

  mutating func walk(_ expression: Expression) {
    note(expression)
    switch expression {
    case .call(let call): walk(call)
    case .closure(let closure): transaction { $0.walk(closure.body) }
    case .statement(let statement): walk(statement)
    case .coalescing(let first, let second):
      if !noteChain(expression) {
        walk(first)
        walk(second)
      }
    case .ternary(let condition, let first, let second):
      walk(condition)
      branch(checked([condition]), [[.expression(first)], [.expression(second)]])
    default: for part in expression.parts { walk(part) }
    }
  }

  private mutating func walk(_ call: Call) {
    let name = call.callee.calledName
    note(name, call)
    guard name == "NavigationLink" else { return walkParts(call, name) }
    within(looking { $0.isPushed = true }) { $0.walkParts(call, name) }
  }

  private mutating func walkParts(_ call: Call, _ name: String?) {
    // What a modifier's base shows stands inside of no container that only the modifier's arguments are in.
    walk(call.callee, styledBy: name == "navigationViewStyle" ? call : nil)
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value, let name else {
        walk(argument.value)
        continue
      }
      var inner = around
      inner.style = nil
      if Self.lazy.contains(name) { inner.lazyContainer = name }
      if name == "ForEach" { inner.isRepeated = true }
      if Self.controls.contains(name) || argument.label == "action" { inner.isAction = true }
      if Self.elsewhere.contains(name) {
        (inner.lazyContainer, inner.isRepeated, inner.isConditional) = (nil, false, false)
        inner.isInStack = name == "NavigationStack"
        inner.isPushed = name == "navigationDestination"
        inner.isInDestination = name == "navigationDestination" && call.argument("for") != nil
      }
      // What an animation is around belongs to the code around it.
      let isSame = Self.transparent.contains(name)
      within(inner) { reader in
        if isSame { reader.walk(closure.body) } else { reader.walk(argument.value) }
      }
    }
  }

  /// A style counts for the navigation view that it is written on.
  private mutating func walk(_ callee: Expression, styledBy modifier: Call?) {
    guard let modifier else { return walk(callee) }
    within(looking { $0.style = modifier.arguments.first?.value.styleName }) { $0.walk(callee) }
  }

  private static let lazy: Set<String> = [
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "Table", "OutlineGroup",
  ]

  /// What shows its contents elsewhere, or in a stack of its own.
  private static let elsewhere: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "navigationDestination", "sheet",
    "fullScreenCover", "popover", "inspector",
  ]

  private static let transparent: Set<String> = ["withAnimation", "withTransaction"]
  private static let controls: Set<String> = ["Button", "onTapGesture", "onLongPressGesture"]

  func location(_ offset: Offset) -> SourceLocation {
    SourceLocation(file: file.path, line: file.line(of: offset))
  }
}
