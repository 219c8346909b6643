import NavAtlasModel

/// Reads a definition's tree into a draft.
struct DefinitionReader {
  var draft: GraphDraft

  init(file: String) { draft = GraphDraft(file: file) }

  mutating func reading(of node: JSONNode) -> InputReading {
    var reader = ObjectReader(node, subject: "definition", file: draft.file)
    draft.graph.name = reader.string("name") ?? ""
    screens(&reader)
    root(&reader)
    if let body = body(&reader, id: "main", isRequired: false) {
      draft.add(Container(id: "main", body), at: node.position)
    }
    moves(&reader, in: nil)
    for member in reader.map("containers") ?? [] { container(member) }
    entries(&reader)
    if reader.isForeign {
      reader.report(Self.foreign(node), at: node.position)
    } else if node.isObject {
      reader.rejectUnknownKeys()
    }
    draft.diagnostics += reader.diagnostics
    return draft.reading()
  }

  /// Said once, where a file of something else would get an error for each of its keys.
  private static func foreign(_ node: JSONNode) -> String {
    let keys = (node.members ?? []).map { "'\($0.key.excerpt)'" }
    let begin = keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? ", …" : "")
    return "this is no definition, as it has none of its keys but \(begin); "
      + "a definition has at least 'arrows' or 'screens', and another format is named by --input-format"
  }

  // MARK: Screens

  private mutating func screens(_ reader: inout ObjectReader) {
    guard let node = reader.node("screens") else { return }
    guard let members = node.members else {
      for element in reader.array("screens") ?? [] {
        guard let id = element.string, id.nameDefect == nil else {
          let defect = element.string?.nameDefect ?? "has to be a string, not \(element.kindName)"
          reader.report("a screen's name \(defect)", at: element.position)
          continue
        }
        draft.mention(id, at: element.position)
      }
      return
    }
    for member in members { screen(member) }
  }

  private mutating func screen(_ member: JSONMember) {
    if let defect = member.key.nameDefect {
      return draft.report("a screen's name \(defect)", at: member.keyPosition)
    }
    guard member.value.value != .null else { return draft.mention(member.key, at: member.keyPosition) }
    var reader = ObjectReader(member.value, subject: "screen '\(member.key.excerpt)'", file: draft.file)
    guard member.value.isObject else {
      draft.diagnostics += reader.diagnostics
      return
    }
    draft.describe(member.key, at: member.keyPosition) { screen in
      screen.name = reader.string("name") ?? screen.id
      screen.title = reader.text("title")
      screen.module = reader.string("module")
      screen.kind = reader.choice("kind") ?? .screen
      screen.backDisabled = reader.bool("backDisabled") ?? false
      screen.location = reader.object("location", "location", SourceLocation.init)
    }
    reader.rejectUnknownKeys()
    draft.diagnostics += reader.diagnostics
  }

  /// The roots of the stack `main` that is made where no container is declared.
  private mutating func root(_ reader: inout ObjectReader) {
    draft.root = reader.string("root")
    guard reader.node("stack") == nil else { return }
    draft.logicalRoot = reader.string("logicalRoot")
    for screen in [draft.root, draft.logicalRoot] {
      if let screen { draft.mention(screen, at: reader.position) }
    }
  }

  // MARK: Moves

  /// The arrows and transitions of a container, or of the whole definition.
  mutating func moves(_ reader: inout ObjectReader, in container: Container.ID?, column: String? = nil) {
    arrows(&reader, in: container, column: column)
    for var node in reader.array("transitions") ?? [] {
      guard node.string == nil else {
        reader.report("an arrow such as 'Home -push-> List' stands under 'arrows'", at: node.position)
        continue
      }
      if let members = node.members, let container, node["container"] == nil {
        node.value = .object(members + [JSONMember("container", .string(container))])
      }
      draft.add(transition: node)
    }
  }

  private mutating func arrows(_ reader: inout ObjectReader, in container: Container.ID?, column: String?) {
    guard let node = reader.node("arrows") else { return }
    guard let text = node.string else {
      for element in reader.array("arrows") ?? [] {
        guard let text = element.string else {
          reader.report(
            "an arrow has to be a text, not \(element.kindName); put it in quotes", at: element.position)
          continue
        }
        arrow(text, at: element.position, in: container, column: column)
      }
      return
    }
    // A block text: its first line is the one below the sign that begins it.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let position = node.position.map { TextPosition(line: $0.line + index + 1, column: 1) }
      arrow(line, at: text.contains("\n") ? position : node.position, in: container, column: column)
    }
  }

  private mutating func arrow(
    _ text: some StringProtocol, at position: TextPosition?, in container: Container.ID?, column: String?
  ) {
    var scanner = LineScanner(text, at: position ?? TextPosition(line: 1, column: 1))
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { return }
    do {
      for node in try ArrowParser.transitions(&scanner, in: container) {
        draft.add(transition: node.placed(in: column))
      }
    } catch {
      draft.report("'\(text.excerpt)': \(error.message)", at: error.position)
    }
  }

  // MARK: Entries

  private mutating func entries(_ reader: inout ObjectReader) {
    for node in reader.array("entries") ?? [] {
      var element = ObjectReader(node, subject: "entry", file: draft.file)
      guard node.isObject, var entry = Entry(&element) else {
        draft.diagnostics += element.diagnostics
        continue
      }
      element.rejectUnknownKeys()
      entry.extra = []
      draft.diagnostics += element.diagnostics
      if element.diagnostics.isEmpty { draft.add(entry, at: node.position) }
    }
    if let node = reader.node("launch"), let path = path(node, "launch") {
      draft.addEntry(.launch, showing: path, at: node.position)
    }
    for member in reader.map("urls") ?? [] {
      if let defect = member.key.nameDefect {
        draft.report("a URL's pattern \(defect)", at: member.keyPosition)
      } else if let path = path(member.value, "url '\(member.key.excerpt)'") {
        draft.addEntry(.url, showing: path, url: member.key, at: member.keyPosition)
      }
    }
  }

  /// `Trips > Trip`, or the same as a list.
  private mutating func path(_ node: JSONNode, _ subject: String) -> [Screen.ID]? {
    var names = node.elements?.map(\.string) ?? []
    if let text = node.string {
      names = text.split(separator: " > ").map { $0.trimmed }
    }
    let path = names.compactMap { $0 }.filter { $0.nameDefect == nil }
    guard !path.isEmpty, path.count == names.count else {
      draft.report("\(subject): expected the screens it shows, such as 'Trips > Trip'", at: node.position)
      return nil
    }
    return path
  }
}

extension Substring {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let head = drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension JSONNode {
  /// A transition, with the column it happens in where its kind has one and none is given.
  fileprivate func placed(in column: String?) -> JSONNode {
    guard let column, let members, self["column"] == nil,
      let kind = self["kind"]?.string, kind == "select" || kind == "linkAcross"
    else { return self }
    return JSONNode(.object(members + [JSONMember("column", .string(column))]), at: position)
  }
}
