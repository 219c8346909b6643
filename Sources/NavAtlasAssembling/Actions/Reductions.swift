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

  fileprivate var isIdle: Bool { doesNothing && sent.isEmpty && answers.isEmpty }

  /// True where all that it does is to send something.
  fileprivate var doesNothing: Bool { content.items.isEmpty && further.items.isEmpty }
}

/// What a feature does with an action that it receives for another.
final class Consequence {
  let reduction: Reduction
  private var frames: Set<ObjectIdentifier> = []

  fileprivate init(_ reduction: Reduction) { self.reduction = reduction }

  /// True the first time that a screen brings it about.
  func isNew(to frame: Frame) -> Bool { frames.insert(ObjectIdentifier(frame)).inserted }
}

/// What all features do with all actions, each found once.
///
/// Most of what a feature sends concerns nobody around it, and looks different to each of those. What they do with it
/// depends on the cases that their code names: all actions that differ only in cases of other names are one.
final class Reductions {
  private let evaluator: Evaluator
  private var index: DeclarationIndex { evaluator.index }
  private lazy var embeddings = Embeddings(evaluator)
  private var known: [Received: Reduction] = [:]
  private var consequences: [Received: Consequence] = [:]
  private var led: [Sending: [Consequence]] = [:]
  private var leading: [Received: Bool] = [:]
  private var caseNames: [DeclaredType: Set<String>] = [:]
  private var caseNamesAround: [DeclaredType: Set<String>] = [:]
  /// The features that each is in.
  private var around: [DeclaredType: Set<DeclaredType>] = [:]

  private struct Received: Hashable {
    var feature: DeclaredType
    var action: Value
  }

  private struct Sending: Hashable {
    var received: Received
    var origin: String?
    var holder: DeclaredType?
  }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  // MARK: Consequences

  /// What an action leads to in its feature, in those that hold it, and in those to which they hand something on.
  ///
  /// - Parameters:
  ///   - origin: the case of an enumeration of features from which it was sent.
  ///   - holder: the feature of the screen that it was sent on. Of several that hold what sent it, that one hears it.
  func consequences(
    of action: Value, to feature: DeclaredType, from origin: String?, within holder: DeclaredType?
  ) -> [Consequence] {
    let received = Received(feature: feature, action: action)
    let holder = holder.flatMap { holds($0, feature) ? $0 : nil }
    let sending = Sending(received: received, origin: origin, holder: holder)
    if let known = led[sending] { return known }
    var walk = Walk()
    walk.follow(action, feature, origin, self, within: holder)
    led[sending] = walk.found
    return walk.found
  }

  private struct Walk {
    var found: [Consequence] = []
    private var seen: Set<Received> = []

    /// - Parameters:
    ///   - isOfPart: True for what a feature inside sent.
    ///   - inside: the features that it went through. Those that hold each other would wrap it in ever new ways.
    mutating func follow(
      _ value: Value, _ feature: DeclaredType, _ origin: String?, _ reductions: Reductions,
      within holder: DeclaredType?, isOfPart: Bool = false, inside: [DeclaredType] = [], _ level: Int = 0
    ) {
      // Features within features, each of which may be two steps: its own, and the case that holds it.
      guard level < 11, inside.count(where: { $0 === feature }) < 2 else { return }
      for action in value.alternatives {
        let received = Received(feature: feature, action: action)
        guard seen.insert(received).inserted else { continue }
        let reduction = reductions.reduction(received, isOfPart: isOfPart)
        add(reduction, received, reductions)
        for next in reduction.sent + reduction.answers
          + answers(to: received, reductions, isMeant: level == 0)
        {
          follow(next, feature, origin, reductions, within: holder, inside: inside, level + 1)
        }
        for embedding in reductions.embeddings.of(feature)
        where embedding.origin == nil || origin == nil || embedding.origin == origin {
          let wrapped = reductions.seenAround(embedding.wrap(action), embedding.parent)
          guard reductions.leads(wrapped, embedding.parent) else { continue }
          if let holder, embedding.parent !== holder, !reductions.holds(holder, embedding.parent) { continue }
          follow(
            wrapped, embedding.parent, nil, reductions, within: embedding.parent === holder ? nil : holder,
            isOfPart: true, inside: inside + [feature], level + 1)
        }
      }
    }

    /// What a feature answers to an action that the one around it sends to it: `.task { .child(.refresh) }`.
    ///
    /// - Parameter isMeant: True for what a view sends: to whatever feature it names. What features hand on to each other
    ///   is followed into one inside, and into what that presents.
    private mutating func answers(to received: Received, _ reductions: Reductions, isMeant: Bool) -> [Value] {
      guard let handed = reductions.handedDown(received), seen.insert(handed.received).inserted else {
        return []
      }
      let reduction = reductions.reduction(handed.received, isOfPart: false)
      add(reduction, handed.received, reductions)
      let further =
        isMeant || handed.isPresented ? answers(to: handed.received, reductions, isMeant: isMeant) : []
      return (reduction.sent + further).map(handed.wrap)
    }

    private mutating func add(_ reduction: Reduction, _ received: Received, _ reductions: Reductions) {
      if !reduction.doesNothing { found.append(reductions.consequence(reduction, of: received)) }
    }
  }

  private func consequence(_ reduction: Reduction, of received: Received) -> Consequence {
    if let known = consequences[received] { return known }
    let consequence = Consequence(reduction)
    consequences[received] = consequence
    return consequence
  }

  /// The part of an action that the feature inside receives, and how what that sends looks again.
  private func handedDown(_ received: Received)
    -> (received: Received, isPresented: Bool, wrap: (Value) -> Value)?
  {
    let feature = received.feature
    guard case .enumCase(let outer) = received.action, var inner = outer.payload.first,
      let actions = index.nested("Action", in: feature).declaration,
      let written = actions.enumCase(outer.name)?.payload.first?.type
    else { return nil }
    var type = index.resolve(written, in: actions, file: actions.file)
    var wrapper: EnumValue?
    // `.form(.presented(.save))`
    if type.name == "PresentationAction" || type.name == "PresentationActionOf" {
      guard case .enumCase(let presented) = inner.value, presented.name == "presented",
        let shown = presented.payload.first, let part = type.arguments.first
      else { return nil }
      (wrapper, inner, type) = (presented, shown, part)
    }
    guard !type.isOfElements, let child = index.feature(of: type), child !== feature else { return nil }
    return (
      Received(feature: child, action: inner.value), wrapper != nil,
      { [inner, wrapper] value in
        var (answer, value) = (outer, value)
        if var presented = wrapper {
          presented.payload = [LabeledValue(label: inner.label, value: value)]
          value = .enumCase(presented)
        }
        answer.payload = [LabeledValue(label: wrapper == nil ? inner.label : nil, value: value)]
        return .enumCase(answer)
      }
    )
  }

  private func reduction(_ received: Received, isOfPart: Bool) -> Reduction {
    var received = received
    if isOfPart { received.action = named(received.action, caseNames(in: received.feature)).value }
    if let found = known[received] { return found }
    let found = Reduction(of: received.action, by: received.feature, evaluator)
    known[received] = found
    return found
  }

  // MARK: What concerns whom

  /// True where a feature is in another one, at whatever depth.
  private func holds(_ outer: DeclaredType, _ feature: DeclaredType) -> Bool {
    features(around: feature).contains(outer)
  }

  /// The features that a feature is in, at whatever depth. O(features around it), once.
  private func features(around feature: DeclaredType) -> Set<DeclaredType> {
    if let known = around[feature] { return known }
    var found: Set<DeclaredType> = []
    var open = [feature]
    while let next = open.popLast() {
      for embedding in embeddings.of(next) where found.insert(embedding.parent).inserted {
        open.append(embedding.parent)
      }
    }
    around[feature] = found
    return found
  }

  /// True where a feature or one around it may answer to what a feature inside sent.
  ///
  /// O(features around it), once for all actions with the same outer cases.
  private func leads(_ action: Value, _ feature: DeclaredType) -> Bool {
    var seen: Set<Received> = []
    func leads(_ action: Value, _ feature: DeclaredType) -> Bool {
      let received = Received(feature: feature, action: action.outline(Self.depth))
      if let known = leading[received] { return known }
      guard seen.insert(received).inserted else { return false }
      let found =
        mayAnswer(received)
        || embeddings.of(feature).contains {
          leads(seenAround($0.wrap(received.action), $0.parent), $0.parent)
        }
      if found { leading[received] = true }
      return found
    }
    let found = leads(action, feature)
    if !found { for received in seen { leading[received] = false } }
    return found
  }

  private func mayAnswer(_ received: Received) -> Bool {
    named(received.action, caseNames(in: received.feature)).isAll
      || !reduction(received, isOfPart: true).isIdle
  }

  /// What is left of an action for a feature and all around it.
  private func seenAround(_ action: Value, _ feature: DeclaredType) -> Value {
    named(action, caseNames(around: feature)).value
  }

  /// What is left of an action for code that names some cases only, and whether that is all of it.
  private func named(_ action: Value, _ names: Set<String>) -> (value: Value, isAll: Bool) {
    guard case .enumCase(var value) = action, isOfActions(value.type) else { return (action, true) }
    if value.type != nil, !names.contains(value.name) {
      return (.enumCase(EnumValue(type: value.type, name: Self.unnamed)), false)
    }
    guard !value.payload.isEmpty else { return (action, true) }
    var isAll = true
    let payload = value.payload.map { part in
      let (inner, isWhole) = named(part.value, names)
      isAll = isAll && isWhole
      return LabeledValue(label: part.label, value: inner)
    }
    if isAll { return (action, true) }
    value.payload = payload
    return (.enumCase(value), false)
  }

  /// True for the actions of features, and for what the library wraps them in, which has no type here.
  private func isOfActions(_ type: StaticType?) -> Bool {
    guard let type else { return true }
    return index.feature(of: type) != nil
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
    for type in index.types
    where owners.contains(where: { type === $0 || type.name.hasPrefix($0.name + ".") }) {
      for code in type.allCode { found.formUnion(code.statements.caseNames) }
    }
    caseNames[feature] = found
    return found
  }

  /// Those of a feature and all that hold it, once for each.
  private func caseNames(around feature: DeclaredType) -> Set<String> {
    if let known = caseNamesAround[feature] { return known }
    let found = features(around: feature).reduce(into: caseNames(in: feature)) {
      $0.formUnion(caseNames(in: $1))
    }
    caseNamesAround[feature] = found
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

extension StaticType {
  /// True for what the elements of a stack or list send.
  var isOfElements: Bool {
    ["StackActionOf", "StackAction", "IdentifiedActionOf", "IdentifiedAction"].contains(name.lastComponent)
  }
}
