import NavAtlasModel

/// Reads notation line by line into a draft.
struct NotationParser {
  var draft: GraphDraft
  /// The container of the lines below the last `[container]`.
  var section: Container.ID?
  private var sections: [Section] = []

  /// A container named by `[container]`; a stack of its own where the lines below give it a root.
  private struct Section {
    let id: Container.ID
    let position: TextPosition
    var root: Screen.ID?
    var logicalRoot: Screen.ID?
  }

  init(file: String) { draft = GraphDraft(file: file) }

  mutating func reading(of text: String) -> InputReading {
    var number = 0
    // Every kind of line end; "\r\n" is one character.
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var scanner = LineScanner(line, line: number)
      do {
        try statement(&scanner)
      } catch {
        draft.report(error.message, at: error.position)
      }
    }
    closeSections()
    return draft.reading()
  }

  private mutating func statement(_ scanner: inout LineScanner) throws(NotationFault) {
    scanner.skipBlanks()
    guard !scanner.isAtEnd else { return }
    let start = scanner.position
    if scanner.take("[") {
      try sectionLine(&scanner, at: start)
    } else if Self.isArrow(scanner) {
      for node in try ArrowParser.transitions(&scanner, in: section) { draft.add(transition: node) }
    } else {
      try directive(&scanner, at: start)
    }
    if !scanner.isAtEnd { throw scanner.expected("the end of the line") }
  }

  private static func isArrow(_ scanner: LineScanner) -> Bool {
    var probe = scanner
    guard let name = try? probe.name("") else { return scanner.isAtArrow }
    // `launch -> Home` is an entry.
    let isEntry = Entry.Kind(rawValue: name) != nil
    guard probe.isAtArrow, isEntry else { return probe.isAtArrow }
    return (try? probe.arrow()) != nil
  }

  // MARK: Sections

  private mutating func sectionLine(_ scanner: inout LineScanner, at start: TextPosition)
    throws(NotationFault)
  {
    if scanner.take("]") {
      section = nil
      return
    }
    let id = try scanner.name("a container", until: ["]"])
    guard scanner.take("]") else { throw scanner.expected("']'") }
    section = id
    if !sections.contains(where: { $0.id == id }) { sections.append(Section(id: id, position: start)) }
  }

  /// Notes a root of the section's stack, or of `main` outside of sections.
  mutating func setRoot(_ screen: Screen.ID, isLogical: Bool, at position: TextPosition) {
    draft.mention(screen, at: position)
    guard let index = sections.firstIndex(where: { $0.id == section }) else {
      if isLogical { draft.logicalRoot = screen } else { draft.root = screen }
      return
    }
    if isLogical { sections[index].logicalRoot = screen } else { sections[index].root = screen }
  }

  /// Makes the stacks that sections declare, and reports sections that nothing declares.
  private mutating func closeSections() {
    if let root = draft.root,
      draft.graph.containers.contains(where: { $0.kind != .layer }) || !sections.isEmpty
    {
      let main = Section(
        id: "main", position: TextPosition(line: 1, column: 1), root: root, logicalRoot: draft.logicalRoot)
      if !sections.contains(where: { $0.id == "main" }) { sections.append(main) }
    }
    for section in sections {
      let index = draft.graph.containers.firstIndex { $0.id == section.id }
      if let index, section.root == nil {
        guard let logicalRoot = section.logicalRoot,
          case .stack(var stack) = draft.graph.containers[index].body
        else { continue }
        stack.logicalRoot = logicalRoot
        draft.graph.containers[index].body = .stack(stack)
      } else if let root = section.root {
        let stack = Container.Stack(root: root, logicalRoot: section.logicalRoot)
        draft.add(Container(id: section.id, .stack(stack)), at: section.position)
      } else if section.id != "main" || !draft.graph.containers.isEmpty {
        draft.report(
          "[\(section.id.excerpt)]: unknown container; declare it, or give it a root with 'root:' below",
          at: section.position)
        draft.places.unreadableContainers.insert(section.id)
      }
    }
  }
}
