import NavAtlasModel
import NavAtlasSourceReading

/// Code that writes, saves and restores paths.
struct PathCode {
  /// What a function or closure writes itself.
  struct Transaction {
    var operations: [PathOperation]
    var owner: String?
    var member: String?
  }

  /// Something of a name that is saved or restored.
  struct Mention {
    var name: String
    var owner: String?
    var offset: Offset
  }

  var open: [[PathOperation]] = []
  /// The numbers of the functions and closures around, of all that were begun, and those that write once.
  var numbers: [Int] = []
  var begun = 0
  var lonely: Set<Int> = []
  var transactions: [Transaction] = []
  var saved: [Mention] = []
  var restored: [Mention] = []
  var codable: [Mention] = []
  /// The closures that are given URLs.
  var links: [Link] = []

  struct Link {
    var body: [Statement]
    var owner: String?
    var offset: Offset
  }
}

extension SourceFactsReader {
  mutating func transaction(_ body: (inout Self) -> Void) {
    codes.open.append([])
    codes.begun += 1
    codes.numbers.append(codes.begun)
    body(&self)
    let operations = codes.open.removeLast()
    let number = codes.numbers.removeLast()
    if operations.count == 1 { codes.lonely.insert(number) }
    if Set(operations.map(\.chain)).count > 1 {
      codes.transactions.append(.init(operations: operations, owner: owner, member: member))
    }
  }

  mutating func noteWrite(_ expression: Expression) {
    guard case .assignment(let target, let value, let offset) = expression else { return }
    record(expression)
    if value.leavesOut, let name = target.names?.last {
      codes.restored.append(.init(name: name.withoutDollar, owner: owner, offset: offset))
    }
  }

  mutating func noteChange(_ name: String?, _ call: Call) { record(.call(call)) }

  private mutating func record(_ expression: Expression) {
    guard !codes.open.isEmpty, let operation = PathOperation(expression) else { return }
    codes.open[codes.open.count - 1].append(operation)
  }

  /// `encode(path)` and `encode(path.codable)`.
  mutating func noteEncoded(_ call: Call) {
    guard let names = call.arguments.first?.value.names,
      let name = names.last == "codable" ? names.dropLast().last : names.last
    else { return }
    codes.saved.append(.init(name: name.withoutDollar, owner: owner, offset: call.offset))
  }

  mutating func noteCodable(_ path: Expression, _ offset: Offset) {
    guard let name = path.names?.last else { return }
    codes.codable.append(.init(name: name.withoutDollar, owner: owner, offset: offset))
  }

  mutating func noteLinks(_ call: Call) {
    for case .closure(let closure) in call.arguments.map(\.value) {
      codes.links.append(.init(body: closure.body, owner: owner, offset: call.offset))
    }
  }
}

extension PathCode {
  static func finish(
    _ readers: [SourceFactsReader], _ paths: Set<String>, _ types: TypeTable, _ facts: inout SourceFacts
  ) {
    let functions = Dictionary(
      grouping: readers.flatMap { reader in
        (reader.file.functions + reader.file.types.flatMap(\.functions)).map { ($0.name, $0) }
      }, by: \.0)
    func code(_ name: String) -> [Statement]? {
      guard let all = functions[name], all.count == 1 else { return nil }
      return all[0].1.code?.statements
    }
    let uncodable = Set(facts.destinations.compactMap(\.type)).filter { types.lacksCoding($0) }.sorted()
    for reader in readers {
      facts.savedPaths += reader.codes.codable.filter { paths.contains($0.name) }.map {
        .init(name: $0.name, uncodable: uncodable, location: reader.location($0.offset))
      }
      facts.changes += reader.codes.transactions.compactMap { change($0, paths, reader) }
      facts.linkHandlers += reader.codes.links.flatMap { handlers($0.body, paths, code, reader) }
      facts.linkEffects += reader.codes.links.compactMap { effect($0, paths, code, reader) }
      facts.saved += reader.codes.saved.filter { paths.contains($0.name) }
        .compactMap { saved($0, readers, types, reader) }
      facts.restored += reader.codes.restored.filter { paths.contains($0.name) && reader.decodes($0) }
        .map { restored($0, readers, reader) }
    }
  }

  private static func change(
    _ transaction: Transaction, _ paths: Set<String>, _ reader: SourceFactsReader
  ) -> SourceFacts.Change? {
    guard let first = transaction.operations.first,
      transaction.operations.contains(where: { paths.contains($0.name) })
    else { return nil }
    var seen: Set<String> = []
    let names = transaction.operations.map(\.chain).filter { seen.insert($0).inserted }
    return .init(
      function: transaction.member ?? "", owner: transaction.owner, names: names,
      filled: Set(transaction.operations.filter { [.append, .assign].contains($0.kind) }.map(\.chain))
        .sorted(),
      location: reader.location(first.offset))
  }

  /// What a URL does to each path, by the code that is given it and the functions that it calls.
  private static func handlers(
    _ body: [Statement], _ paths: Set<String>, _ code: (String) -> [Statement]?, _ reader: SourceFactsReader
  ) -> [SourceFacts.LinkHandler] {
    let own = PathOperation.all(in: body)
    let others = called(by: body, code).operations
    let found = Dictionary(grouping: own.filter { paths.contains($0.name) }, by: \.name)
    return found.sorted { $0.key < $1.key }.map { name, operations in
      let kinds = (operations + others.filter { $0.name == name }).map(\.kind)
      return .init(
        path: operations[0].chain, appendsOnly: kinds.allSatisfy { $0 == .append },
        location: reader.location(operations[0].offset))
    }
  }

  /// What the functions do that code calls, and those that they call, with the names of all that is called.
  private static func called(
    by body: [Statement], _ code: (String) -> [Statement]?
  ) -> (operations: [PathOperation], names: Set<String>) {
    var called: Set<String> = []
    var waiting = [body]
    var operations: [PathOperation] = []
    while let next = waiting.popLast() {
      for name in next.called.sorted() where called.insert(name).inserted && called.count < 64 {
        guard let inner = code(name) else { continue }
        operations += PathOperation.all(in: inner)
        waiting.append(inner)
      }
    }
    return (operations, called)
  }

  private static func effect(
    _ link: Link, _ paths: Set<String>, _ code: (String) -> [Statement]?, _ reader: SourceFactsReader
  ) -> SourceFacts.LinkEffect? {
    let called = called(by: link.body, code)
    let operations = PathOperation.all(in: link.body) + called.operations
    let names = Set(operations.map(\.name))
    let written = names.intersection(paths)
    guard !written.isEmpty else { return nil }
    let dismisses =
      operations.contains { $0.kind == .remove && !paths.contains($0.name) }
      || !called.names.isDisjoint(with: ["dismiss", "dismissAll", "dismissSheet"])
    return .init(
      paths: written.sorted(), writes: names.sorted(), dismisses: dismisses, owner: link.owner,
      location: reader.location(link.offset))
  }

  private static func saved(
    _ mention: Mention, _ readers: [SourceFactsReader], _ types: TypeTable, _ reader: SourceFactsReader
  ) -> SourceFacts.Saved? {
    guard let element = element(of: mention, readers), let type = types.type(element) else { return nil }
    let stored = types.parts(of: type).flatMap(\.properties).filter { $0.isStored && !$0.isStatic }
    let inherited = types.parts(of: type).flatMap(\.inherits).map(\.name)
    let isModel =
      type.kind == .object || type.attributes.contains("Model")
      || inherited.contains("Identifiable") && type.kind == .structure && stored.contains { $0.name != "id" }
    return .init(
      name: mention.name, element: element,
      kind: isModel ? .model : type.kind == .structure ? .structure : .other, fields: stored.count,
      location: reader.location(mention.offset))
  }

  private static func restored(
    _ mention: Mention, _ readers: [SourceFactsReader], _ reader: SourceFactsReader
  ) -> SourceFacts.Restored {
    .init(
      name: mention.name, element: element(of: mention, readers), location: reader.location(mention.offset))
  }

  /// The type of what a path holds: that of its own type's property, or of the only one of that name.
  private static func element(of mention: Mention, _ readers: [SourceFactsReader]) -> String? {
    let all = readers.flatMap { $0.file.types.flatMap { type in type.properties.map { (type.name, $0) } } }
      .filter { $0.1.name == mention.name }
    let own = all.filter { $0.0 == mention.owner }
    let elements = Set((own.isEmpty ? all : own).compactMap { $0.1.elementName })
    return elements.count == 1 ? elements.first : nil
  }
}

extension SourceFactsReader {
  /// True where the function that a place is in decodes something.
  fileprivate func decodes(_ mention: PathCode.Mention) -> Bool {
    let functions = file.types.filter { $0.name == mention.owner }.flatMap(\.functions) + file.functions
    let around = functions.filter { $0.offset <= mention.offset }.max { $0.offset < $1.offset }
    return around?.code?.statements.called.contains { ["decode", "decodeIfPresent"].contains($0) } ?? false
  }
}

extension Expression {
  /// True for what is made of something by leaving out what is not found.
  fileprivate var leavesOut: Bool {
    guard case .call(let call) = self, case .member(_, let name, _) = call.callee else { return false }
    return name == "compactMap"
  }
}
