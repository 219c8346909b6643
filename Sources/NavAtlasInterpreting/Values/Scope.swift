package import NavAtlasProgram
package import NavAtlasSourceReading

/// The names that code can use, and where what it does is noted.
///
/// What is looked up for every name is not checked for overlapping accesses: checks cost as much as looking up.
package final class Scope {
  package let parent: Scope?
  /// The type whose code this is.
  package let type: DeclaredType?
  package let receiver: Value?
  package let file: Int
  /// What the code shows and does is added here.
  @exclusivity(unchecked) package var content: Content
  @exclusivity(unchecked) package var variables = Variables()
  /// The variables that were declared without a value, and have none yet.
  var unset: Set<String> = []
  /// The variables that this branch gave another value: in it they have that one, and around it may have both.
  private var narrowed: Set<String> = []
  /// The fields of the object that an initialiser is making.
  var construction: Construction?

  final class Construction {
    var fields: [String: Value] = [:]
  }

  /// The function whose code this is.
  @exclusivity(unchecked) package var function: Function?

  /// The path that a condition around says is empty.
  var emptied: Place?

  /// How often the code is reached where the code around it is.
  var passage = Passage.perhaps

  enum Passage {
    case perhaps, once
    /// The round of a loop over known elements, one after the other.
    case round
  }

  /// What the code finds in the environment, whenever it runs.
  @exclusivity(unchecked) package var environment: ViewEnvironment?

  private init(parent: Scope?, type: DeclaredType?, receiver: Value?, file: Int, content: Content) {
    self.parent = parent
    self.type = type
    self.receiver = receiver
    self.file = file
    self.content = content
  }

  package convenience init(
    type: DeclaredType?, receiver: Value?, file: Int, content: Content,
    environment: ViewEnvironment? = nil
  ) {
    self.init(parent: nil, type: type, receiver: receiver, file: file, content: content)
    self.environment = environment
  }

  package init(in parent: Scope, content: Content? = nil) {
    self.parent = parent
    type = parent.type
    receiver = parent.receiver
    file = parent.file
    construction = parent.construction
    environment = parent.environment
    self.content = content ?? parent.content
  }

  /// The same names as another receiver's code sees them.
  func with(receiver: Value) -> Scope {
    let copy = Scope(
      parent: parent?.with(receiver: receiver), type: type, receiver: receiver, file: file, content: content)
    copy.variables = variables
    copy.unset = unset
    copy.narrowed = narrowed
    copy.function = function
    copy.emptied = emptied
    copy.passage = passage
    copy.environment = environment
    return copy
  }

  /// The outermost one: that of the function around.
  package var root: Scope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  /// True where a condition around says that a path is empty.
  package func isEmpty(_ path: Place) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.emptied?.base == path.base { return true }
      scope = current.parent
    }
    return false
  }

  package func variable(_ name: String) -> Value? {
    variable(name, name.keyNumber)
  }

  private func variable(_ name: String, _ number: Int) -> Value? {
    variables[name, number] ?? parent?.variable(name, number)
  }

  /// Gives a variable another value; where a branch may be skipped, its old one stays possible.
  ///
  /// - Parameter wraps: true where the value is made of the old one.
  package func assign(_ value: Value, to name: String, wraps: Bool = false) -> Bool {
    var scope: Scope? = self
    var isReached = true
    var branch: Scope?
    while let current = scope {
      if let old = current.variables[name] {
        // What is declared without a value is none but those that it becomes; only an optional is nil at first, which
        // no code shows as a controller.
        let isUnset = current.unset.remove(name) != nil
        let value = old.says(moreThan: value) ? old : value
        let isFirst = old == .unknown || isUnset && (value.isController || value.settles(old))
        // A truth that is not known stays so where a branch that may be skipped tells it.
        if !isUnset, old == .unknown, current !== self, case .boolean = value {
          current.variables[name] = .typed(StaticType(name: "Bool"))
          return true
        }
        let old = isUnset && old.isOptional ? Value.none : old
        let isSure = isFirst || isReached || value.isArray
        current.variables[name] = isSure ? value : .oneOf([old, value])
        if !isSure { branch?.narrow(name, to: value) }
        if !current.narrowed.contains(name) { return true }
      }
      if isReached, !current.isPassed(wrapping: wraps) { (isReached, branch) = (false, current) }
      scope = current.parent
    }
    return false
  }
}

extension Scope {
  /// Gives a variable of the code around the value that it has in this branch.
  private func narrow(_ name: String, to value: Value) {
    variables[name] = value
    narrowed.insert(name)
  }

  /// Sees what a branch of an `#if` declares, as what follows the `#endif` does.
  func takeOver(_ branch: Scope) {
    for (name, value) in branch.variables.ordered where !branch.narrowed.contains(name) {
      variables[name] = value
    }
    unset.formUnion(branch.unset)
  }

  /// True for a parameter through which a function or closure writes.
  func isInout(_ name: String) -> Bool {
    name == "$0" || root.function?.parameters.contains { $0.name == name && $0.isInout } == true
  }
}

extension Value {
  package static func oneOf(_ values: [Value]) -> Value {
    var distinct: [Value] = []
    for value in values {
      let parts = if case .choice(let inner) = value { inner } else { [value] }
      for part in parts where !distinct.contains(part) { distinct.append(part) }
    }
    return distinct.count == 1 ? distinct[0] : distinct.isEmpty ? .unknown : .choice(distinct)
  }

  /// The value without the possibility that there is none.
  var present: Value {
    let some = alternatives.filter { $0 != .none }
    return some.isEmpty ? self : .oneOf(some)
  }

  var isArray: Bool { if case .array = self { true } else { false } }

  /// Each value it may be.
  package var alternatives: [Value] { if case .choice(let values) = self { values } else { [self] } }
}

extension Value {
  /// True for what is known to be something or nothing, and no more.
  fileprivate var isOptional: Bool {
    if case .typed(let type) = self { type.name == "Optional" } else { false }
  }

  /// True for a view controller of the app's own.
  var isController: Bool {
    if case .object(let object) = self { object.type.isController } else { false }
  }

  /// True for a declared type that is no view's, where what is made for it is known by nothing but a name.
  fileprivate func says(moreThan made: Value) -> Bool {
    guard case .typed(let type) = self, made.isContent else { return false }
    if let declared = type.unwrapped.declaration { return !declared.isView && declared.kind != .interface }
    return !["View", "Controller", "Content", "Scene"].contains { type.unwrapped.name.hasSuffix($0) }
  }

  /// True for what code first gives a variable of which no more than the type was known, and that always has a value.
  fileprivate func settles(_ declared: Value) -> Bool {
    guard case .typed(let type) = declared, !declared.isOptional, self != .unknown else { return false }
    // What an unknown initialiser makes is taken for a view, whatever it is.
    return !isContent || type.name.hasSuffix("View") || type.name.hasSuffix("Controller")
  }
}
