import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// A function that one place calls in very many ways is followed more coarsely, so that the work stays bounded.
  private static let sharedCalls = 4
  private static let fineCalls = 48
  private static let mediumCalls = 128
  private static let coarseCalls = 160
  /// So many views may go through a modifier of the app's own, such as a font of its design system.
  private static let modifiedViews = 1_024
  /// So many actions may go through the reducer of a whole app.
  private static let actionCalls = 640

  /// An object of a class is the same for its code wherever a reference to it is kept.
  func shared(_ value: Value) -> Value {
    guard case .place(let place) = value, let type = place.type?.unwrapped, type.declaration?.isClass == true,
      knownObject(at: place) == nil
    else { return value }
    if let coordinator = heldCoordinators[place.base], coordinator.standsForMadeStack {
      return .object(coordinator)
    }
    return .typed(type)
  }

  /// The arguments as far as they are still told apart for a function.
  func coarsened(_ arguments: [Value], for use: Use) -> [Value] {
    // What frameworks call is called with what is known of its types only.
    guard let site = use.site else { return arguments }
    let known = followed[use] ?? []
    if known.contains(arguments) { return arguments }
    let coarse = coarsened(arguments, after: known.count - waysAround)
    if isCoarser(coarse, arguments) { noteCoarse(nil, at: site) }
    followed[use, default: []].insert(coarse)
    return coarse
  }

  private func coarsened(_ arguments: [Value], after followed: Int) -> [Value] {
    if followed < Self.sharedCalls { return arguments }
    if followed < Self.modifiedViews, arguments.count == 1, arguments[0].isContent { return arguments }
    if followed < Self.fineCalls { return arguments.map { shared($0) } }
    if followed < Self.mediumCalls { return arguments.map { $0.isText ? general($0) : shared($0) } }
    // Closures and views can be made of each other for ever.
    if followed >= Self.coarseCalls {
      let limit = arguments.contains(where: \.isNestedCase) ? Self.actionCalls : Self.coarseCalls
      return arguments.map { followed < limit && $0.isNestedCase ? skeleton($0, 0) : general($0) }
    }
    if arguments.contains(where: \.isNestedCase) {
      return arguments.map { $0.isNestedCase ? skeleton($0, 0) : shared($0).coarse ?? general($0) }
    }
    return arguments.map { shared($0).coarse ?? general($0) }
  }

  /// The value; where it is made of very many parts, any of its type. O(parts), up to the bound.
  ///
  /// Parts may be shared, so that every line of source can double them, while comparing goes through all.
  func bounded(_ value: Value) -> Value {
    value.size < Value.countedParts ? value : general(value)
  }

  /// An action in an action: which cases they are, without what they carry.
  private func skeleton(_ value: Value, _ level: Int) -> Value {
    guard level < 8, case .enumCase(var route) = value else { return general(value) }
    for position in route.payload.indices {
      route.payload[position].value = skeleton(route.payload[position].value, level + 1)
    }
    return .enumCase(route)
  }

  /// True where more is lost than which object of a class it is.
  private func isCoarser(_ coarse: [Value], _ arguments: [Value]) -> Bool {
    zip(coarse, arguments).contains { $0 != $1 && $0 != shared($1) }
  }

  /// In how many ways code was asked for; code that makes its like without end is not followed without end.
  package func ways(to code: ObjectIdentifier) -> Int { min(ways[code] ?? 0, Self.mostWays) }

  private static let mostWays = 256

  /// Says where values are no longer told apart.
  func noteCoarse(_ name: String?, at site: Site) { remarks.note(.coarse, at: site, about: name) }

  /// Any value of the same type.
  func general(_ value: Value) -> Value { type(of: value).map { .typed($0) } ?? .unknown }
}

extension Value {
  /// Without what seldom decides where a move leads: a case stays, its payload goes.
  var coarse: Value? {
    switch self {
    case .enumCase(var value):
      value.payload = []
      return .enumCase(value)
    case .object(let object): return object.type.isView ? self : nil
    case .string, .integer, .array: return nil
    default: return self
    }
  }

  /// True for a case that carries another one.
  fileprivate var isNestedCase: Bool {
    guard case .enumCase(let route) = self else { return false }
    return route.payload.contains { if case .enumCase = $0.value { true } else { false } }
  }

  /// True for texts and numbers, which seldom decide where a move leads.
  var isText: Bool {
    switch self {
    case .string, .integer: true
    default: false
    }
  }
}
