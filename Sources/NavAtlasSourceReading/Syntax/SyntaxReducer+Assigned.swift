import SwiftSyntax

/// What code may give another value.
extension SyntaxReducer {
  /// A binding may be written by whoever gets it.
  mutating func noteProjection(_ name: String) {
    if name.utf8.first == UInt8(ascii: "$"), !isInitialising {
      facts.assigned.insert(String(name.dropFirst()))
    }
  }

  /// The methods that change what they are called on.
  static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "popLast",
  ]

  /// What stores at a key path what a publisher sends.
  static let assigning: Set<String> = ["assign", "weakAssign"]

  mutating func noteAssignment(to target: Expression) {
    switch target {
    case .name(let name, _), .implicitMember(let name, _): facts.assigned.insert(name)
    case .member(let base, let name, _):
      facts.assigned.insert(name)
      // What has a part that is written does not stay what it was.
      noteAssignment(to: base)
    case .element(let base, _, _): noteAssignment(to: base)
    default: break
    }
  }

  /// Notes that something but false and nothing is given to what a target names.
  mutating func noteGiven(_ target: Expression) {
    switch target {
    case .member(let base, "wrappedValue", _): noteGiven(base)
    case .name(let name, _), .implicitMember(let name, _), .member(_, let name, _):
      facts.given.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    case .element(let base, _, _): noteGiven(base)
    default: break
    }
  }

  /// Notes a binding, or a key path, by which somebody else may give it anything.
  mutating func noteHanded(_ value: Expression, as label: String?) {
    switch value {
    case .name(let name, _) where name.hasPrefix("$"): noteHanded(String(name.dropFirst()), as: label)
    case .member(let base, let name, _) where base.names?.first?.hasPrefix("$") == true || base.isBindable:
      noteHanded(name, as: label)
    case .keyPath(_, let names): facts.given.formUnion(names)
    default: break
    }
  }

  private mutating func noteHanded(_ name: String, as label: String?) {
    // Who presents by a binding only takes away what it shows.
    if label == "isPresented" || label == "item" { return }
    if let label { facts.handed[label, default: []].insert(name) } else { facts.given.insert(name) }
  }
}

extension Expression {
  /// True for `false` and `nil`.
  var isNothing: Bool {
    switch self {
    case .boolean(false), .none: true
    default: false
    }
  }
}
