import NavAtlasSourceReading

/// Conditions that ask whether something is one of several values.
extension Expression {
  /// `step == .one || step == .two` and `[.one, .two].contains(step)`: what is asked, and for which values.
  var oneOf: (subject: Expression, wanted: [Expression])? {
    switch self {
    case .logical(let left, let right, isAnd: false):
      if let met = left.alsoMet(by: right) ?? right.alsoMet(by: left) { return met }
      guard let first = left.alternative, let second = right.alternative,
        first.subject.names == second.subject.names
      else { return nil }
      return (first.subject, first.wanted + second.wanted)
    case .call(let call):
      guard case .member(.array(let wanted), "contains", _) = call.callee, call.arguments.count == 1,
        call.arguments[0].label == nil, !wanted.isEmpty, call.arguments[0].value.names != nil,
        wanted.allSatisfy(\.isCase)
      else { return nil }
      return (call.arguments[0].value, wanted)
    default: return nil
    }
  }

  /// `tab == .home` beside `visited.contains(.home)`: what was shown once stays where it is, and is chosen all the same.
  private func alsoMet(by other: Expression) -> (subject: Expression, wanted: [Expression])? {
    guard case .comparison(let subject, let wanted, isEqual: true) = self, subject.names != nil,
      case .call(let call) = other, case .member(let visited, "contains", _) = call.callee,
      visited.names != nil, call.arguments.count == 1, call.arguments[0].label == nil,
      call.arguments[0].value.isSpelled(as: wanted)
    else { return nil }
    return (subject, [wanted])
  }

  private func isSpelled(as other: Expression) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left == right
    case (.implicitMember(let left, _), .implicitMember(let right, _)),
      (.member(_, let left, _), .member(_, let right, _)),
      (.implicitMember(let left, _), .member(_, let right, _)),
      (.member(_, let left, _), .implicitMember(let right, _)):
      left == right
    default: names != nil && names == other.names
    }
  }

  private var alternative: (subject: Expression, wanted: [Expression])? {
    if case .comparison(let subject, let wanted, isEqual: true) = self, subject.names != nil, wanted.isCase {
      return (subject, [wanted])
    }
    return oneOf
  }

  /// A case, a number or a text, as it is written.
  private var isCase: Bool {
    switch self {
    case .implicitMember, .integer, .string: true
    case .member(let base, let name, _):
      base.names?.last?.first?.isUppercase == true && name.first?.isLowercase == true
    default: false
    }
  }
}
