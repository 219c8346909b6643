import NavAtlasAssembling
import NavAtlasModel
import NavAtlasSourceReading

/// Reducers: their states of stacks, their actions, and who wires, sends and hears these.
struct FeatureCode {
  struct Case {
    var feature: String
    var name: String
    var payload: TypeReference?
    var offset: Offset
  }

  /// A case of a `switch` in a feature's code.
  struct Answer: Hashable {
    var feature: String
    var name: String
  }

  var cases: [Case] = []
  var fields: [Case] = []
  /// The actions and states that `forEach` joins, by feature.
  var joined: [Answer] = []
  /// The actions that stores are scoped to.
  var scoped: Set<String> = []
  /// What views send.
  var sent: [Answer] = []
  /// The features of the stores that types have.
  var stores: [Answer] = []
  /// The actions that are answered with nothing, and those with something.
  var ignored: [Answer] = []
  var answered: Set<Answer> = []
  /// The patterns that name an action of a child, by the name.
  var heard: [Answer] = []
  /// The patterns below a case.
  var patterns: [(answer: Answer, text: String)] = []
}

extension SourceFactsReader {
  mutating func noteActions(of type: TypeDeclaration) {
    guard type.kind == .enumeration, type.name.lastComponent == "Action", let feature = type.name.outerName
    else { return }
    features.cases += type.cases.map {
      .init(feature: String(feature), name: $0.name, payload: $0.payload.first?.type, offset: $0.offset)
    }
  }

  mutating func noteField(_ property: Property, _ type: String?) {
    guard let owner else { return }
    // `Feature.State`, or a part of that.
    let parts = owner.split(separator: ".").map(String.init)
    if type == "StackState", let end = parts.firstIndex(of: "State"), end > 0 {
      let feature = parts[..<end].joined(separator: ".")
      features.fields.append(
        .init(feature: feature, name: property.name, payload: nil, offset: property.offset))
    }
    guard let type = property.type?.unwrapped, ["StoreOf", "Store"].contains(type.name),
      let first = type.arguments.first
    else { return }
    let feature = type.name == "Store" ? first.name.outerName.map(String.init) : first.name
    if let feature { features.stores.append(.init(feature: feature, name: owner)) }
  }

  /// `forEach(\.path, action: \.path)` and `scope(state:action:)`.
  mutating func noteWiring(_ call: Call) {
    guard let action = call.argument("action")?.caseName else { return }
    if call.callee.calledName == "scope" {
      features.scoped.insert(action)
    } else if let owner {
      features.joined.append(.init(feature: owner, name: action))
      if let state = call.arguments.first?.value.caseName {
        features.joined.append(.init(feature: owner, name: "state " + state))
      }
    }
  }

  mutating func noteSent(_ call: Call) {
    guard let owner, let name = call.arguments.first?.value.caseName else { return }
    features.sent.append(.init(feature: owner, name: name))
  }

  /// `.run { send in await dismiss(); await send(.done) }`: what is sent after is heard by nobody.
  mutating func noteEffect(_ call: Call) {
    guard let owner, case .closure(let closure)? = call.arguments.last?.value else { return }
    var isDismissed = false
    for statement in closure.body {
      // What a branch does is not what always happens.
      guard case .expression(.call(let step)) = statement else { continue }
      if step.callee.calledName == "dismiss", step.arguments.isEmpty { isDismissed = true }
      if isDismissed, step.callee.calledName == "send" {
        found.lateSends.append(
          .init(
            feature: owner, action: step.arguments.first?.value.caseName, location: location(step.offset)))
      }
    }
  }

  mutating func note(_ alternative: Alternative) {
    guard let owner else { return }
    for pattern in alternative.patterns {
      guard case .enumCase(_, let name, let payload) = pattern else { continue }
      let answer = FeatureCode.Answer(feature: owner, name: name)
      if alternative.body.answersNothing {
        features.ignored.append(answer)
      } else {
        features.answered.insert(answer)
      }
      let inner = payload.map(\.pattern)
      features.heard += inner.flatMap(\.names).map { .init(feature: owner, name: $0) }
      let below = inner.compactMap(\.text) + alternative.body.flatMap(\.choicePatterns)
      features.patterns += below.map { (answer, $0) }
    }
  }
}

extension FeatureCode {
  static func finish(_ readers: [SourceFactsReader], _ facts: inout SourceFacts) {
    let all = readers.map(\.features)
    let joined = Set(all.flatMap(\.joined))
    let scoped = all.reduce(into: Set<String>()) { $0.formUnion($1.scoped) }
    let patterns = all.flatMap(\.patterns)
    let children = Children(all)
    for reader in readers {
      facts.stackFields += reader.features.fields.map { field in
        .init(
          feature: field.feature, name: field.name,
          isWired: joined.contains(.init(feature: field.feature, name: "state " + field.name)),
          location: reader.location(field.offset))
      }
      let stacks = reader.features.cases.filter {
        ["StackActionOf", "StackAction"].contains($0.payload?.name)
      }
      facts.stackActions += stacks.map { each in
        .init(
          feature: each.feature, name: each.name, type: each.payload?.description ?? "",
          isWired: scoped.contains(each.name)
            || joined.contains(.init(feature: each.feature, name: each.name)),
          patterns: patterns.filter { $0.answer == .init(feature: each.feature, name: each.name) }.map(
            \.text),
          location: reader.location(each.offset))
      }
      facts.childActions += reader.features.cases.compactMap { children.fact($0, reader) }
    }
  }

  /// Actions that their own features answer with nothing.
  private struct Children {
    let ignored: Set<Answer>
    let sent: Set<Answer>
    let heard: [String: Set<String>]
    let isChild: Set<String>

    init(_ all: [FeatureCode]) {
      let stores = Dictionary(grouping: all.flatMap(\.stores), by: \.name)
      let answered = all.reduce(into: Set<Answer>()) { $0.formUnion($1.answered) }
      ignored = Set(all.flatMap(\.ignored)).subtracting(answered)
      sent = Set(
        all.flatMap(\.sent).flatMap { sent in
          (stores[sent.feature] ?? []).map { Answer(feature: $0.feature, name: sent.name) }
        })
      // A case that is not of the feature's own actions is one of a child's.
      let own = Set(all.flatMap(\.cases).map { Answer(feature: $0.feature, name: $0.name) })
      let others = (all.flatMap(\.ignored) + answered).filter { !own.contains($0) }
      heard = Dictionary(grouping: all.flatMap(\.heard) + others, by: \.name)
        .mapValues { Set($0.map(\.feature)) }
      isChild = Set(all.flatMap(\.cases).compactMap { $0.payload?.name.outerName.map(String.init) })
    }

    func fact(_ each: Case, _ reader: SourceFactsReader) -> SourceFacts.ChildAction? {
      guard each.payload == nil, ignored.contains(.init(feature: each.feature, name: each.name)) else {
        return nil
      }
      return .init(
        feature: each.feature, name: each.name,
        isSent: sent.contains(.init(feature: each.feature, name: each.name)),
        isHeard: heard[each.name].map { $0 != [each.feature] } ?? false,
        location: reader.location(each.offset))
    }
  }
}

extension [Statement] {
  /// True for `return .none` and nothing else.
  fileprivate var answersNothing: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .result(let value?), .expression(let value): return value.caseName == "none"
    default: return false
    }
  }
}

extension Statement {
  /// The patterns of a `switch`, as far as they name something.
  fileprivate var choicePatterns: [String] {
    switch self {
    case .choice(_, let alternatives, _), .expression(.statement(.choice(_, let alternatives, _))),
      .result(.statement(.choice(_, let alternatives, _))?):
      alternatives.flatMap(\.patterns).compactMap(\.text)
    default: []
    }
  }
}

extension Pattern {
  /// The cases that it names, also those inside.
  fileprivate var names: [String] {
    switch self {
    case .enumCase(_, let name, let payload): [name] + payload.flatMap(\.pattern.names)
    case .tuple(let parts): parts.flatMap(\.pattern.names)
    case .some(let inner), .cast(let inner, _): inner.names
    default: []
    }
  }

  /// As it is written; nil where it names nothing.
  fileprivate var text: String? {
    guard case .enumCase(_, let name, let payload) = self else { return nil }
    let parts = payload.map { part in (part.label.map { "\($0): " } ?? "") + (part.pattern.text ?? "_") }
    return parts.isEmpty ? ".\(name)" : ".\(name)(\(parts.joined(separator: ", ")))"
  }
}

extension Expression {
  /// `path` of `.path`, `Action.path`, `.path(x)`, `\.path` and `{ .path($0) }`.
  fileprivate var caseName: String? {
    switch self {
    case .implicitMember(let name, _), .member(_, let name, _): name
    case .keyPath(_, let names): names.last
    case .call(let call): call.callee.caseName
    case .none: "none"
    case .closure(let closure):
      if case .expression(let only)? = closure.body.first, closure.body.count == 1 {
        only.caseName
      } else if case .result(let only?)? = closure.body.first, closure.body.count == 1 {
        only.caseName
      } else {
        nil
      }
    default: nil
    }
  }
}
