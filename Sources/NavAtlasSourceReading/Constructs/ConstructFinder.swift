/// Collects every construct of navigation of a file, and what else it takes to say why one was not followed. O(code).
package struct ConstructFinder {
  package private(set) var constructs: [NavigationConstruct] = []
  package private(set) var writes: [StateWrite] = []
  package private(set) var bound: [BoundState] = []
  /// The members that name each type or function.
  package private(set) var mentions: [Name: [SourceMember]] = [:]
  /// The views that links, registrations and presentations show.
  package private(set) var shown: Set<String> = []
  /// The types whose code shows controllers.
  package var presenting: Set<String> {
    let hosts = mentions[Name("UIHostingController")] ?? []
    return Set((constructs.filter { $0.role == .opening }.map(\.member) + hosts).compactMap(\.owner))
  }
  private let facts: FileFacts
  private let file: Int
  private var member: SourceMember
  /// What the type at hand calls the action that dismisses.
  private var dismissals: Set<String> = []
  /// True inside a call that makes a tab view turn pages.
  private var isPaged = false

  package init(_ facts: FileFacts, number file: Int) {
    self.facts = facts
    self.file = file
    member = SourceMember(owner: nil, name: "", file: file, code: nil)
    for type in facts.types { read(type) }
    for function in facts.functions { read(function, of: nil) }
    for property in facts.globals { read(property, of: nil) }
  }

  // MARK: Declarations

  private mutating func read(_ type: TypeDeclaration) {
    dismissals = Set(type.properties.filter(\.isDismissal).map(\.name))
    member = SourceMember(owner: type.name, name: "", file: file, code: nil)
    for inherited in type.inherits { mention(inherited) }
    for property in type.properties { read(property, of: type.name) }
    for function in type.functions { read(function, of: type.name) }
    dismissals = []
  }

  private mutating func read(_ property: Property, of owner: String?) {
    enter(owner, property.name, nil)
    if let type = property.type { mention(type) }
    if property.isPresented { bound.append(BoundState(chain: [property.name], member: member)) }
    if let initial = property.initial { walk(initial) }
    for code in property.code {
      enter(owner, property.name, code)
      walk(code.statements)
    }
  }

  private mutating func read(_ function: Function, of owner: String?) {
    enter(owner, function.name, function.code)
    if function.isEntry { add(.entry, function.name, function.offset) }
    for parameter in function.parameters {
      if let fallback = parameter.fallback { walk(fallback) }
    }
    walk(function.code?.statements ?? [])
  }

  private mutating func enter(_ owner: String?, _ name: String, _ code: Code?) {
    member = SourceMember(owner: owner, name: name, file: file, code: code)
  }

  // MARK: Statements

  private mutating func walk(_ body: [Statement]) { for statement in body { walk(statement) } }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .expression(let expression), .result(let expression?): walk(expression)
    case .variable(_, let type, let initial, _):
      if let type { mention(type) }
      if let initial { walk(initial) }
    case .condition(let conditions, let then, let otherwise, _):
      for part in conditions.expressions { walk(part) }
      walk(then)
      walk(otherwise)
    case .guarded(let conditions, let otherwise):
      for part in conditions.expressions { walk(part) }
      walk(otherwise)
    case .choice(let subject, let alternatives, _):
      walk(subject)
      // A route says what it leads to.
      if case .name("self", _) = subject { shown.formUnion(ShownNames.of(alternatives)) }
      for alternative in alternatives { walk(alternative.body) }
    case .loop(_, let sequence, let body, _):
      if let sequence { walk(sequence) }
      walk(body)
    case .block(let body): walk(body)
    case .compiled(let branches): for branch in branches { walk(branch.body) }
    case .function(let function): walk(function.code?.statements ?? [])
    case .result(nil), .exit: break
    }
  }

  // MARK: Expressions

  private mutating func walk(_ expression: Expression) {
    switch expression {
    case .name(let name, _): mention(name)
    case .type(let type): mention(type)
    case .member(_, let name, _), .implicitMember(let name, _): mention(name)
    case .call(let call): note(call)
    case .assignment(let target, let value, let offset): note(target, value, offset)
    default: break
    }
    switch expression {
    case .name, .type, .implicitMember, .keyPath, .string, .integer, .boolean, .none: break
    case .member(let base, _, _): walk(base)
    case .closure(let closure): walk(closure.body)
    case .statement(let statement): walk(statement)
    case .call(let call) where call.makesPages:
      isPaged = true
      walk(call.callee)
      isPaged = false
      for argument in call.arguments { walk(argument.value) }
    case .call(let call):
      walk(call.callee)
      for argument in call.arguments { walk(argument.value) }
    default: for part in expression.parts { walk(part) }
    }
  }

  private mutating func mention(_ type: TypeReference) {
    mention(String(type.shortName))
    for argument in type.arguments { mention(argument) }
  }

  private mutating func mention(_ name: String) { mentions[Name(name), default: []].note(member) }

  // MARK: Finds

  private mutating func note(_ call: Call) {
    guard let name = call.callee.calledName else { return }
    if let form = ConstructForm.named(name), form.matches(call), !(isPaged && name == "TabView") {
      add(form.role, name, call.offset, subject: form.subject(of: call))
      if form.role.showsScreen { shown.formUnion(ShownNames.of(call)) }
      for label in form.bindings {
        if let chain = call.argument(label)?.chain { bound.append(BoundState(chain: chain, member: member)) }
      }
    } else if name == "dismiss" || dismissals.contains(name), call.isDismissal(by: dismissals) {
      add(.closing, name, call.offset)
    } else if let isOpening = StateWrite.methods[name], case .member(let base, _, _) = call.callee,
      let chain = base.chain
    {
      writes.append(
        StateWrite(
          chain: chain, isOpening: isOpening, text: "\(chain[chain.count - 1]).\(name)",
          site: site(call.offset),
          member: member, subject: call.arguments.first?.value.written))
    }
  }

  private mutating func note(_ target: Expression, _ value: Expression, _ offset: Offset) {
    guard let chain = target.chain, let last = chain.last else { return }
    if last == "rootViewController" || last == "viewControllers" {
      return add(.opening, last, offset, subject: value.written)
    }
    writes.append(
      StateWrite(
        chain: chain, isOpening: !value.isReset, text: "\(last) = \(value.written ?? "…")",
        site: site(offset),
        member: member, subject: value.written))
  }

  private mutating func add(
    _ role: NavigationConstruct.Role, _ text: String, _ offset: Offset, subject: String? = nil
  ) {
    constructs.append(
      NavigationConstruct(role: role, text: text, site: site(offset), member: member, subject: subject))
  }

  private func site(_ offset: Offset) -> Site { Site(file: file, offset: offset) }
}

extension [SourceMember] {
  /// Adds what is read now, once.
  fileprivate mutating func note(_ member: SourceMember) { if last !== member { append(member) } }
}

extension StateWrite {
  /// The methods that change what is stored, and whether they show something.
  fileprivate static let methods: [String: Bool] = [
    "append": true, "insert": true, "toggle": true, "push": true, "removeLast": false, "removeAll": false,
    "popLast": false, "removeFirst": false, "remove": false, "removeSubrange": false,
  ]
}

extension Property {
  /// `@Environment(\.dismiss)`, `@Environment(\.presentationMode)` or `@Dependency(\.dismiss)`.
  fileprivate var isDismissal: Bool {
    for name in ["Environment", "Dependency"] {
      if case .keyPath(_, let names)? = attribute(name)?.arguments.first?.value,
        names == ["dismiss"] || names == ["presentationMode"]
      {
        return true
      }
    }
    return false
  }

  /// A feature's state of what it presents, or of the stack it drives.
  fileprivate var isPresented: Bool {
    let type = type?.unwrapped
    if ["AlertState", "ConfirmationDialogState"].contains(type?.name) { return false }
    return attribute("Presents") != nil || attribute("PresentationState") != nil
      || ["StackState", "NavigationPath", "NBNavigationPath"].contains(type?.name)
  }
}

extension Function {
  /// True for what the system calls with a link or a push message.
  fileprivate var isEntry: Bool {
    let labels = parameters.map(\.label)
    return switch name {
    case "scene": labels.contains("openURLContexts") || labels.contains("continue")
    case "application": labels.contains("open") || labels.contains("continue")
    case "userNotificationCenter": labels.contains("didReceive")
    default: false
    }
  }
}
