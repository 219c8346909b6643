import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What a feature does when it receives an action, whoever sends it.
struct Reduction {
  /// What its code does at once, and what the effects do that it returns.
  let content: Content
  let further: Content
  /// The actions that the effects send, and those that the buttons of its alerts send.
  let sent: [Value]
  let answers: [Value]

  fileprivate init(of action: Value, by feature: DeclaredType, _ evaluator: Evaluator) {
    let (content, results) = evaluator.reduce(feature, action)
    let further = Content(owner: feature)
    sent = results.flatMap { evaluator.sent(by: $0, feature, further) }
    (self.content, self.further) = (content, further)
    answers = evaluator.alertActions(in: content, of: feature)
  }

  fileprivate var isIdle: Bool {
    content.items.isEmpty && further.items.isEmpty && sent.isEmpty && answers.isEmpty
  }
}

/// What all features do with all actions, each found once.
///
/// Most of what a feature sends concerns nobody around it, and looks different to each of those. What they do with it
/// depends on the cases that their code names: all actions that differ only in cases of other names are one.
final class Reductions {
  private let evaluator: Evaluator
  private var known: [Received: Reduction] = [:]
  private var leading: [Received: Bool] = [:]
  private var caseNames: [DeclaredType: Set<String>] = [:]
  private var sent: Set<Sent> = []

  private struct Received: Hashable {
    var feature: DeclaredType
    var action: Value
  }

  private struct Sent: Hashable {
    var received: Received
    var frame: ObjectIdentifier
  }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// True the first time that a screen sends an action to a feature.
  func isNew(_ action: Value, _ feature: DeclaredType, _ frame: Frame) -> Bool {
    let received = Received(feature: feature, action: action)
    return sent.insert(Sent(received: received, frame: ObjectIdentifier(frame))).inserted
  }

  /// - Parameter isOfPart: True for what a feature inside sent.
  func reduction(of action: Value, by feature: DeclaredType, isOfPart: Bool) -> Reduction {
    let seen = isOfPart ? named(action, in: feature).value : action
    let received = Received(feature: feature, action: seen)
    if let found = known[received] { return found }
    let found = Reduction(of: seen, by: feature, evaluator)
    known[received] = found
    return found
  }

  /// True where a feature or one around it may answer to what a feature inside sent.
  ///
  /// O(features around it), once for all actions with the same outer cases.
  func leads(_ action: Value, to feature: DeclaredType, _ around: (DeclaredType) -> [Embedding]) -> Bool {
    var seen: Set<Received> = []
    func leads(_ action: Value, _ feature: DeclaredType) -> Bool {
      let received = Received(feature: feature, action: action.outline(Self.depth))
      if let known = leading[received] { return known }
      guard seen.insert(received).inserted else { return false }
      let found =
        mayAnswer(received)
        || around(feature).contains { leads($0.wrap(received.action), $0.parent) }
      if found { leading[received] = true }
      return found
    }
    let found = leads(action, feature)
    if !found { for received in seen { leading[received] = false } }
    return found
  }

  private func mayAnswer(_ received: Received) -> Bool {
    named(received.action, in: received.feature).isAll
      || !reduction(of: received.action, by: received.feature, isOfPart: true).isIdle
  }

  /// What is left of an action for a feature whose code names some cases only, and whether that is all of it.
  private func named(_ action: Value, in feature: DeclaredType) -> (value: Value, isAll: Bool) {
    guard case .enumCase(var value) = action, isOfActions(value.type) else { return (action, true) }
    if value.type != nil, !caseNames(in: feature).contains(value.name) {
      return (.enumCase(EnumValue(type: value.type, name: Self.unnamed)), false)
    }
    guard !value.payload.isEmpty else { return (action, true) }
    var isAll = true
    value.payload = value.payload.map { part in
      let (inner, isWhole) = named(part.value, in: feature)
      isAll = isAll && isWhole
      return LabeledValue(label: part.label, value: inner)
    }
    return (isAll ? action : .enumCase(value), isAll)
  }

  /// True for the actions of features, and for what the library wraps them in, which has no type here.
  private func isOfActions(_ type: StaticType?) -> Bool {
    guard let type else { return true }
    return evaluator.index.feature(of: type) != nil
  }

  /// The names of the cases that a feature's code tells actions apart by. O(code), once.
  private func caseNames(in feature: DeclaredType) -> Set<String> {
    if let known = caseNames[feature] { return known }
    var found: Set<String> = []
    var owners: Set<DeclaredType> = [feature]
    for reducer in evaluator.reducers(of: feature) {
      switch reducer {
      case .closure(let closure):
        found.formUnion(closure.expression.body.caseNames)
        if let owner = closure.scope.type { owners.insert(owner) }
      case .method(let method): if let owner = method.owner { owners.insert(owner) }
      default: break
      }
    }
    for type in evaluator.index.types
    where owners.contains(where: { type === $0 || type.name.hasPrefix($0.name + ".") }) {
      for code in type.allCode { found.formUnion(code.statements.caseNames) }
    }
    caseNames[feature] = found
    return found
  }

  private static let depth = 6
  /// No case is called that.
  private static let unnamed = "…"
}

extension Value {
  /// Its case and those inside it, down to a depth, and nothing of what else they hold.
  fileprivate func outline(_ depth: Int) -> Value {
    guard depth > 0, case .enumCase(var value) = self else { return .unknown }
    if !value.payload.isEmpty {
      value.payload = value.payload.map { LabeledValue(label: $0.label, value: $0.value.outline(depth - 1)) }
    }
    return .enumCase(value)
  }
}
