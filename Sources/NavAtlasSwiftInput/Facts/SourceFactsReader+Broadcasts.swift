import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasSourceReading

/// Who waits for a notification, and what of the navigation is taken away when it comes.
struct BroadcastCode {
  /// The code that runs when a notification comes.
  struct Hearing {
    var body: [Statement]
    var owner: String?
    /// What the conditions around it mention.
    var tested: Set<String>
    /// Where the notification is named.
    var offset: Offset
  }

  var hearings: [Hearing] = []
  /// What links, presentations and stacks are driven by.
  var driven: Set<String> = []
  /// The calls that make something, by its name.
  var made: [String: [Call]] = [:]
}

extension SourceFactsReader {
  mutating func noteObserver(_ call: Call) {
    let named = call.arguments.first { ["for", "named", "forName", "name"].contains($0.label) }
    guard let named, let notification = NotificationName.text(of: named.value) else { return }
    let sender = call.arguments.first { $0.label == "object" }?.value
    let isFiltered = if case .none? = sender { false } else { sender != nil }
    found.observers.append(
      .init(
        notification: notification, isFiltered: isFiltered, owner: owner, location: location(call.offset)))
    if call.callee.calledName == "addObserver" { hear(call, at: call.offset) }
  }

  /// `publisher(for:).sink { }` and `onReceive(publisher(for:)) { }`.
  mutating func noteHearing(_ call: Call) {
    let publisher =
      call.callee.calledName == "sink" ? call.callee.publisher : call.arguments.first?.value.publisher
    if let publisher { hear(call, at: publisher) }
  }

  mutating func noteLoop(_ sequence: Expression, _ body: [Statement]) {
    if let publisher = sequence.publisher { hear(body, at: publisher) }
  }

  private mutating func hear(_ call: Call, at offset: Offset) {
    guard case .closure(let closure)? = call.arguments.last?.value else { return }
    hear(closure.body, at: offset)
  }

  private mutating func hear(_ body: [Statement], at offset: Offset) {
    broadcasts.hearings.append(.init(body: body, owner: owner, tested: around.tested, offset: offset))
  }

  /// Whatever a call binds, and what it makes.
  mutating func noteBindings(_ name: String?, _ call: Call) {
    guard let name else { return }
    if name.first?.isUppercase == true { broadcasts.made[name, default: []].append(call) }
    for argument in call.arguments where argument.label.map(Self.bindings.contains) ?? false {
      broadcasts.driven.formUnion(argument.value.mentioned)
    }
  }

  private static let bindings: Set<String> = ["isActive", "isPresented", "item", "path", "selection"]
}

extension BroadcastCode {
  static func finish(
    _ readers: [SourceFactsReader], _ paths: Set<String>, _ facts: inout SourceFacts
  ) {
    guard !facts.observers.isEmpty else { return }
    let functions = Dictionary(
      grouping: readers.flatMap { reader in reader.file.types.flatMap(\.functions) }, by: \.name)
    var driven = readers.reduce(into: paths) { $0.formUnion($1.broadcasts.driven) }
    // A binding made of functions is driven by what these read.
    for name in driven {
      for function in functions[name] ?? [] {
        function.code?.statements.visit { driven.formUnion($0.mentioned) }
      }
    }
    for reader in readers {
      for hearing in reader.broadcasts.hearings {
        let location = reader.location(hearing.offset)
        for index in facts.observers.indices where facts.observers[index].location == location {
          facts.observers[index].resets = hearing.reset(driven, functions)
          facts.observers[index].isFiltered = facts.observers[index].isFiltered || hearing.isSelective
          facts.observers[index].owners = hearing.owners(readers)
        }
      }
    }
  }
}

extension BroadcastCode.Hearing {
  /// What it takes away, itself or by functions that it calls.
  fileprivate func reset(_ driven: Set<String>, _ functions: [String: [Function]]) -> String? {
    let called = body.called.sorted().compactMap { functions[$0] }.filter { $0.count == 1 }
      .flatMap { $0[0].code?.statements ?? [] }
    return PathOperation.all(in: body + called)
      .first { $0.kind == .remove && driven.contains($0.name) }?.chain
  }

  /// True where it decides by what came, or by anything else.
  fileprivate var isSelective: Bool {
    var asks = false
    body.visit { expression in
      if case .member(_, let name, _) = expression { asks = asks || ["object", "userInfo"].contains(name) }
    }
    return asks
      || body.contains {
        switch $0 {
        case .condition(let conditions, _, _, _), .guarded(let conditions, _):
          // That the owner is still there is not asked of the notification.
          conditions.expressions.contains { !$0.mentioned.isSubset(of: ["self"]) }
        case .choice: true
        default: false
        }
      }
  }

  /// In how many places an owner is made that listens.
  fileprivate func owners(_ readers: [SourceFactsReader]) -> Int {
    guard let owner else { return 0 }
    let calls = readers.flatMap { $0.broadcasts.made[String(owner.lastComponent)] ?? [] }
    return calls.count { call in
      tested.allSatisfy { name in
        guard let argument = call.argument(name) else { return !isGiven(name, in: calls) }
        if case .boolean(let value) = argument { return value }
        return true
      }
    }
  }

  /// True where some call gives an argument of that name, so that another one leaves it at its default.
  private func isGiven(_ name: String, in calls: [Call]) -> Bool {
    calls.contains { $0.argument(name) != nil }
  }
}

extension Expression {
  /// Where the publisher or sequence of notifications is made that an expression is built on.
  fileprivate var publisher: Offset? {
    switch self {
    case .call(let call):
      ["publisher", "notifications"].contains(call.callee.calledName) ? call.offset : call.callee.publisher
    case .member(let base, _, _): base.publisher
    default: nil
    }
  }
}
