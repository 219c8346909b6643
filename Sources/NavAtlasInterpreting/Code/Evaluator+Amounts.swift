import NavAtlasProgram
import NavAtlasSourceReading

/// Conditions on numbers and on how much there is: `id > 0`, `!token.isEmpty`, `items.count == 0`, `name != ""`.
extension Evaluator {
  /// What such a condition asks of storage; nil for any other one.
  func amount(askedBy condition: Expression, _ scope: Scope) -> (place: Value, test: Branch.Test)? {
    if case .comparison(let end, .none, let isEqual) = condition, let asked = amount(boundBy: end, scope) {
      return (asked.place, isEqual ? .isEmpty : asked.test)
    }
    guard let asked = condition.askedAmount else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let value = evaluate(asked.stored, aside, expecting: nil)
    guard case .place = value else { return nil }
    return (value, asked.test)
  }

  /// What it asks of a list whether an end of it is there: `if let profile = profiles.first`.
  func amount(boundBy expression: Expression, _ scope: Scope) -> (place: Value, test: Branch.Test)? {
    guard case .member(let stored, let name, _) = expression, name == "first" || name == "last" else {
      return nil
    }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let value = evaluate(stored, aside, expecting: nil)
    guard case .place(let place) = value, let list = place.type, list.unwrapped.declaration == nil,
      list.element != nil
    else { return nil }
    return (value, .not(.isEmpty))
  }
}

extension Expression {
  /// What is asked of what, where this is about a number or about how much there is.
  fileprivate var askedAmount: (stored: Expression, test: Branch.Test)? {
    switch self {
    case .member(let stored, "isEmpty", _): (stored, .isEmpty)
    case .comparison(let stored, .string(""), let isEqual): (stored, isEqual ? .isEmpty : .not(.isEmpty))
    case .comparison(.member(let stored, "count", _), .integer(0), let isEqual):
      (stored, isEqual ? .isEmpty : .not(.isEmpty))
    case .ordering(.member(let stored, "count", _), .less, .integer(1)): (stored, .isEmpty)
    case .ordering(.member(let stored, "count", _), .greater, .integer(0)),
      .ordering(.member(let stored, "count", _), .greaterOrEqual, .integer(1)):
      (stored, .not(.isEmpty))
    // How far something has come in a list: `position < questions.count`.
    case .ordering(let stored, let ordering, .member(_, "count", _)): (stored, .orders(ordering, .unknown))
    case .ordering(.member(_, "count", _), let ordering, let stored)
    where !stored.isInteger: (stored, .orders(ordering.mirrored, .unknown))
    case .comparison(let stored, .member(_, "count", _), let isEqual):
      (stored, .orders(isEqual ? .greaterOrEqual : .less, .unknown))
    case .ordering(.member(let stored, "count", _), let ordering, .integer(let limit)):
      (stored, .orders(ordering, .integer(limit)))
    case .ordering(let stored, let ordering, .integer(let limit)):
      (stored, .orders(ordering, .integer(limit)))
    case .ordering(.integer(let limit), let ordering, let stored):
      (stored, .orders(ordering.mirrored, .integer(limit)))
    default: nil
    }
  }
}

extension Expression {
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}

extension Branch.Test {
  /// True for what compares with a number.
  var isOfNumber: Bool {
    switch self {
    case .orders, .equals(.integer): true
    case .not(let test): test.isOfNumber
    default: false
    }
  }

  /// True for what asks for a number, or for how much there is.
  fileprivate var isOfAmount: Bool {
    switch self {
    case .isEmpty, .not(.isEmpty): true
    default: isOfNumber
    }
  }

  /// The same where amounts and several things at once decide nothing.
  var plain: Branch.Test {
    switch self {
    case .amount(_, _, let plain), .joined(_, _, let plain): plain.plain
    default: self
    }
  }
}

extension Branch.Test {
  /// What it asks of which amount.
  var amount: (place: Value, test: Branch.Test)? {
    if case .amount(let place, let test, _) = self { (place, test) } else { nil }
  }
}

extension Branch {
  /// True where a number decides, or how much there is.
  package var isOfAmount: Bool { alternatives.contains(where: \.test.isOfAmount) }

  /// The same as decided by a number, or by how much there is: where that chooses between screens, and not between what
  /// one screen looks like. Nil where it is no matter of that.
  package var byAmount: Branch? {
    guard let amount else { return nil }
    var branch = self
    branch.amount = nil
    branch.subject = amount.place
    for (position, test) in amount.tests.enumerated() { branch.alternatives[position].test = test }
    return branch
  }
}
