import NavAtlasModel
import NavAtlasSourceReading

/// The objects of the environment: who is given them, who needs them, and what is pushed.
struct EnvironmentCode {
  struct Gift {
    var value: Expression
    var owner: String?
    /// True where only the root of a stack is given it.
    var isAtRoot: Bool
    var offset: Offset
  }

  struct Push {
    var calls: Set<String>
    var offset: Offset
  }

  var gifts: [Gift] = []
  var pushes: [Push] = []
}

extension SourceFactsReader {
  /// `environmentObject(model)` and `environment(model)`.
  mutating func noteGiven(_ call: Call) {
    guard call.arguments.count == 1, let first = call.arguments.first, first.label == nil else { return }
    environment.gifts.append(
      .init(
        value: first.value, owner: owner, isAtRoot: around.isInStack && !around.isPushed, offset: call.offset)
    )
  }

  mutating func notePushed(_ call: Call) {
    let link = call.callee.calledName == "NavigationLink"
    let shown =
      call.argument("destination")
      ?? call.arguments.last { if case .closure = $0.value { $0.label != "label" } else { false } }?.value
    guard let shown, !(link && call.argument("value") != nil) else { return }
    environment.pushes.append(.init(calls: shown.called, offset: call.offset))
  }
}

extension EnvironmentCode {
  /// What pushed views lack: objects that the roots of stacks are given and nobody else is.
  static func finish(_ readers: [SourceFactsReader], _ types: TypeTable, _ facts: inout SourceFacts) {
    var given: [String: [(gift: Gift, reader: SourceFactsReader)]] = [:]
    for reader in readers {
      for gift in reader.environment.gifts {
        // What is given without its type being known may be anything.
        guard let type = type(of: gift, types) else {
          if gift.isAtRoot { continue } else { return }
        }
        given[type, default: []].append((gift, reader))
      }
    }
    let lacking = given.filter { $0.value.allSatisfy(\.gift.isAtRoot) }
    guard !lacking.isEmpty else { return }
    let views = readers.flatMap { $0.file.types }.filter { types.isView($0.name) }
    let all = shown(by: views)
    for (type, gifts) in lacking.sorted(by: { $0.key < $1.key }) {
      // What gives the object itself shows nothing that lacks it.
      let givers = Set(gifts.compactMap { $0.gift.owner.map { String($0.lastComponent) } })
      let shown = all.filter { !givers.contains($0.key) }
      let needing = Set(views.filter { $0.needs(type) }.map { String($0.name.lastComponent) })
      for reader in readers {
        for push in reader.environment.pushes {
          guard let view = first(of: needing, in: push.calls, shown) else { continue }
          facts.missingObjects.append(
            .init(
              type: type, view: view, given: gifts[0].reader.location(gifts[0].gift.offset),
              location: reader.location(push.offset)))
        }
      }
    }
  }

  /// The views that each view's own code makes.
  private static func shown(by views: [TypeDeclaration]) -> [String: Set<String>] {
    let names = Set(views.map { String($0.name.lastComponent) })
    return views.reduce(into: [:]) { shown, view in
      let code =
        view.properties.compactMap { $0.getterCode?.statements }
        + view.functions.compactMap { $0.code?.statements }
      let called = code.reduce(into: Set<String>()) { $0.formUnion($1.called) }
      shown[String(view.name.lastComponent), default: []].formUnion(called.intersection(names))
    }
  }

  /// The first of some views that calls reach, the nearest and then by name. O(views and calls).
  private static func first(
    of wanted: Set<String>, in calls: Set<String>, _ shown: [String: Set<String>]
  ) -> String? {
    var seen: Set<String> = []
    var level = calls
    while !level.isEmpty {
      if let found = level.intersection(wanted).min() { return found }
      seen.formUnion(level)
      level = level.reduce(into: Set<String>()) { $0.formUnion(shown[$1] ?? []) }.subtracting(seen)
    }
    return nil
  }

  private static func type(of gift: Gift, _ types: TypeTable) -> String? {
    switch gift.value {
    case .call: return gift.value.madeName.flatMap { types.type($0) != nil ? $0 : nil }
    case .member(let base, "shared", _): return base.names?.last
    default:
      guard let path = gift.value.writtenPath, !path.contains("."), let owner = gift.owner,
        let declared = types.type(owner)
      else { return nil }
      let property = types.parts(of: declared).flatMap(\.properties).first { $0.name == path }
      return property?.type?.unwrapped.name ?? property?.initial?.madeName
    }
  }
}

extension TypeDeclaration {
  /// True where it takes an object of that type out of the environment and cannot do without it.
  fileprivate func needs(_ name: String) -> Bool {
    properties.contains { property in
      if property.attribute("EnvironmentObject") != nil { return property.type?.name == name }
      guard case .member(let base, "self", _)? = property.attribute("Environment")?.arguments.first?.value
      else {
        if case .type(let type)? = property.attribute("Environment")?.arguments.first?.value {
          return type.name == name && property.type?.name != "Optional"
        }
        return false
      }
      return base.names?.last == name && property.type?.name != "Optional"
    }
  }
}
