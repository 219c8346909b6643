import NavAtlasSourceReading

/// What one expression does to something that may be a path.
struct PathOperation {
  enum Kind { case append, remove, assign, change }

  /// The chain of names, without `self` and `$`.
  var chain: String
  var kind: Kind
  var offset: Offset

  var name: String { String(chain.lastComponent) }

  /// Nil for an expression that changes nothing itself.
  init?(_ expression: Expression) {
    switch expression {
    case .assignment(let target, let value, let offset):
      guard let chain = target.writtenPath else { return nil }
      self.init(chain: chain.withoutDollar, kind: value.isReset ? .remove : .assign, offset: offset)
    case .call(let call):
      guard case .member(let base, let method, _) = call.callee, let chain = base.writtenPath,
        let kind = Self.kinds[method]
      else { return nil }
      self.init(chain: chain.withoutDollar, kind: kind, offset: call.offset)
    default: return nil
    }
  }

  private init(chain: String, kind: Kind, offset: Offset) {
    (self.chain, self.kind, self.offset) = (chain, kind, offset)
  }

  private static let kinds: [String: Kind] = [
    "append": .append, "insert": .append, "removeAll": .remove, "removeLast": .remove, "popLast": .remove,
    "removeFirst": .remove, "removeSubrange": .remove, "toggle": .change,
  ]

  /// What code does, in order.
  static func all(in code: [Statement]) -> [PathOperation] {
    var found: [PathOperation] = []
    code.visit { if let operation = PathOperation($0) { found.append(operation) } }
    return found
  }
}
