import NavAtlasProgram
import NavAtlasSourceReading

/// What code has just stored, which decides what it asks right after: `user = nil; show()`, where `show` asks for the user.
extension Evaluator {
  /// A constant that code stored, and where.
  package struct Memory: Hashable {
    let place: Place
    let value: Value
  }

  /// How much is remembered at once: code is followed anew for each of it.
  private static let memoryLimit = 3

  /// The value of what a condition asks, where the same code stored that.
  func asked(_ expression: Expression, expecting type: StaticType? = nil, _ scope: Scope) -> Value {
    let value = evaluate(expression, scope, expecting: type)
    guard !memories.isEmpty, case .place(let place) = value, place.asked.isEmpty, !isCopy(expression, scope)
    else { return value }
    return memories.first { $0.place == place }?.value ?? value
  }

  /// True for what a local variable has kept since before something else was stored.
  private func isCopy(_ expression: Expression, _ scope: Scope) -> Bool {
    guard let names = expression.names, names[0] != "self", let variable = scope.variable(names[0]) else {
      return false
    }
    guard names.count > 1, case .place(let place) = variable else { return names.count == 1 }
    return place.name != Place.wholeState && !scope.isInout(names[0])
      && place.type?.unwrapped.declaration?.isClass != true
  }

  /// Remembers a flag, a plain case, or that there is nothing, until something else is stored.
  func remember(_ value: Value, at place: Place) {
    let place = place.base
    memories.removeAll { $0.place == place }
    guard value.isRemembered, index.type(declaredAs: place.owner) != nil, memories.count < Self.memoryLimit
    else { return }
    memories.append(Memory(place: place, value: value))
  }

  /// What some code stored somewhere, by the name of that.
  func forget(_ name: String?) {
    if !memories.isEmpty, let name { memories.removeAll { $0.place.name == name } }
  }

  /// Follows a part of some code: what it stores is forgotten after it, as it may not have been reached.
  func apart<Result>(_ follow: () -> Result) -> Result {
    let before = memories
    let result = follow()
    if memories != before { memories = before.filter(memories.contains) }
    return result
  }
}

extension Value {
  fileprivate var isRemembered: Bool {
    switch self {
    case .boolean, .none: true
    case .enumCase(let value): value.payload.isEmpty && positioned == nil
    default: false
    }
  }
}
