import NavAtlasProgram
import NavAtlasSourceReading

/// Choices between the cases that a stored raw value stands for: `switch Page(rawValue: chosen) { … }`.
extension Evaluator {
  /// What each raw value leads to, and any other one; nil for any other expression.
  func decision(ofRawValue expression: Expression, _ scope: Scope) -> Decision? {
    switch expression {
    case .coalescing(let made, let other):
      guard let (stored, answers) = cases(ofRawValueIn: made, scope) else { return nil }
      let rest = evaluate(other, scope, expecting: answers.first.flatMap { type(of: $0.value) })
      return decision(by: stored, answers, orElse: rest, at: made, scope)
    default:
      guard let (stored, answers) = cases(ofRawValueIn: expression, scope) else { return nil }
      return decision(by: stored, answers, orElse: .none, at: expression, scope)
    }
  }

  private func decision(
    by stored: Value, _ answers: [(raw: Value, value: Value)], orElse rest: Value, at expression: Expression,
    _ scope: Scope
  ) -> Decision {
    let known = answers.map { (test: Branch.Test.equals($0.raw), decision: Decision.value($0.value)) }
    return .question(
      stored, known + [(.otherwise, .value(rest))], Site(file: scope.file, offset: expression.offset))
  }

  /// The storage whose raw value is taken, and each case with its own.
  private func cases(ofRawValueIn expression: Expression, _ scope: Scope)
    -> (stored: Value, answers: [(raw: Value, value: Value)])?
  {
    guard case .call(let call) = expression, call.arguments.count == 1, call.arguments[0].label == "rawValue"
    else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let stored = evaluate(call.arguments[0].value, aside, expecting: nil)
    guard case .place = stored,
      let type = type(of: evaluate(expression, aside, expecting: nil))?.unwrapped,
      let cases = type.declaration?.cases, cases.count > 1, cases.count <= Self.rawCases,
      type.declaration?.kind == .enumeration, cases.allSatisfy(\.payload.isEmpty)
    else { return nil }
    let answers = cases.compactMap { each -> (raw: Value, value: Value)? in
      let value = EnumValue(type: type, name: each.name)
      return rawValue(of: value).map { ($0, .enumCase(value)) }
    }
    return answers.count == cases.count ? (stored, answers) : nil
  }

  private static let rawCases = 16
}
