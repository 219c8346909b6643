import NavAtlasModel

/// The words that begin a line that is neither a section nor an arrow.
enum Directive: String, CaseIterable {
  case name, root, logicalRoot
  case screens, screen, backDisabled, placeholder, unresolved, external
  case title, module, count
  case navatlas, platform
  case stack, split, tabs, sheet, cover, popover, inspector, alert
  case launch, url, notification, restore

  /// True for the form `word subject: …`, as opposed to `word: …`.
  var hasSubject: Bool {
    switch self {
    case .title, .module, .count, .stack, .split, .tabs, .sheet, .cover, .popover, .inspector, .alert: true
    default: false
    }
  }
}

extension NotationParser {
  /// Reads a line that is neither a section nor an arrow.
  mutating func directive(_ scanner: inout LineScanner, at start: TextPosition) throws(NotationFault) {
    let line = scanner
    let word = scanner.letters() ?? ""
    guard let directive = Directive(rawValue: word) else {
      if let meant = word.nearest(in: Directive.allCases.map(\.rawValue)) {
        throw line.fault("unknown directive '\(word)'; did you mean '\(meant)'?")
      }
      var first = line
      _ = try first.name("a screen")
      throw line.expected("an arrow such as 'Home -push-> List', or a directive such as 'root: Home'")
    }
    if let kind = Entry.Kind(rawValue: word) { return try entry(kind, &scanner, at: start) }
    // `name: Recipes` is the graph's, `name App.Grid: Grid` a screen's.
    let hasSubject = directive == .name ? scanner.peek != ":" : directive.hasSubject
    let subject = hasSubject ? try scanner.name("a name after '\(word)'", until: [":"]) : ""
    guard scanner.take(":") else { throw scanner.expected("':' before what '\(word)' says") }
    try read(directive, subject, &scanner, at: start)
  }

  private mutating func read(
    _ directive: Directive, _ subject: String, _ scanner: inout LineScanner, at start: TextPosition
  ) throws(NotationFault) {
    switch directive {
    case .name where subject.isEmpty: draft.graph.name = try scanner.words("a name")
    case .name:
      let name = try scanner.name("the screen's name")
      draft.describe(subject, at: start) { $0.name = name }
    case .navatlas: try version(&scanner)
    case .platform: draft.graph.platform = try scanner.name("a platform")
    case .root: setRoot(try scanner.name("a screen"), isLogical: false, at: start)
    case .logicalRoot: setRoot(try scanner.name("a screen"), isLogical: true, at: start)
    case .screens: try describe(&scanner, at: start) { _ in }
    case .screen: try describe(&scanner, at: start) { $0.kind = .screen }
    case .backDisabled: try describe(&scanner, at: start) { $0.backDisabled = true }
    case .placeholder: try describe(&scanner, at: start) { $0.kind = .placeholder }
    case .unresolved: try describe(&scanner, at: start) { $0.kind = .unresolved }
    case .external: try describe(&scanner, at: start) { $0.kind = .external }
    case .title:
      let title = scanner.peek == "\"" ? try scanner.quotedText() : try scanner.words("a title")
      draft.describe(subject, at: start) { $0.title = title }
    case .count:
      let place = scanner
      guard let count = Int(try scanner.name("how often it was seen")), count >= 0 else {
        throw place.fault("'count' needs how often the screen was seen, as a number")
      }
      draft.describe(subject, at: start) { $0.count = count }
    case .module: try describe(&scanner, at: start) { $0.module = subject }
    case .stack: try add(subject, try ContainerParser.stack(&scanner), &scanner, at: start)
    case .split: try add(subject, try ContainerParser.split(&scanner), &scanner, at: start)
    case .tabs: try add(subject, try ContainerParser.tabs(&scanner), &scanner, at: start)
    case .sheet, .cover, .popover, .inspector, .alert:
      guard let style = PresentationStyle(rawValue: directive.rawValue) else { return }
      try add(subject, try ContainerParser.layer(style, &scanner), &scanner, at: start)
    case .launch, .url, .notification, .restore: break
    }
  }

  /// Reads screens with commas between them and says the same about each.
  private mutating func describe(
    _ scanner: inout LineScanner, at start: TextPosition, _ change: (inout Screen) -> Void
  ) throws(NotationFault) {
    repeat {
      draft.describe(try scanner.name("a screen"), at: start, change)
    } while scanner.take(",")
  }

  private mutating func add(
    _ id: Container.ID, _ body: Container.Body, _ scanner: inout LineScanner, at start: TextPosition
  ) throws(NotationFault) {
    var container = Container(id: id, body)
    for attribute in try Attribute.list(&scanner) { try container.set(attribute) }
    draft.add(container, at: start)
  }

  /// `navatlas: 1`: the file says everything, so that nothing is filled in.
  private mutating func version(_ scanner: inout LineScanner) throws(NotationFault) {
    let place = scanner
    guard try scanner.name("a version") == NotationWriter.version else {
      throw place.fault("this NavAtlas reads version \(NotationWriter.version) of exact notation")
    }
    draft.isExact = true
  }

  /// `launch -> Home`, `url "app://trip/:id" -> Trips > Trip`, `restore -> * > Trip {container=trips}`.
  private mutating func entry(
    _ kind: Entry.Kind, _ scanner: inout LineScanner, at start: TextPosition
  ) throws(NotationFault) {
    let text = scanner.peek == "\"" ? try scanner.quotedText() : nil
    if kind == .url, text == nil { throw scanner.expected("the URL's pattern in double quotes") }
    if !scanner.take(":") {
      guard scanner.take("-"), scanner.take(">") else {
        throw scanner.expected("'->' and the screens it shows")
      }
    }
    var path: [Screen.ID] = []
    repeat { path.append(try scanner.name("a screen")) } while scanner.take(">")
    var entry = Entry(
      screen: path.last ?? "", kind: kind, container: section, url: kind == .url ? text : nil, path: path,
      label: kind == .url ? nil : text)
    for attribute in try Attribute.list(&scanner) { try entry.set(attribute) }
    draft.addEntry(entry, at: start)
  }
}

extension Entry {
  /// Applies one of the attributes in braces.
  fileprivate mutating func set(_ attribute: Attribute) throws(NotationFault) {
    guard case .string(let text) = attribute.value else {
      throw NotationFault(message: "'\(attribute.key)' has to be a name", position: attribute.position)
    }
    switch attribute.key {
    case "screen": screen = text
    case "container": container = text
    case "label": label = text
    case "url": url = text
    case "guard": condition = text
    default:
      let known = ["screen", "container", "label", "url", "guard"]
      let hint =
        attribute.key.nearest(in: known).map { "did you mean '\($0)'?" }
        ?? "known: \(known.joined(separator: ", "))"
      throw NotationFault(
        message: "an entry has no attribute '\(attribute.key.excerpt)'; \(hint)",
        position: attribute.position)
    }
  }
}

extension LineScanner {
  /// A quoted text, or bare words up to the end of the line.
  mutating func words(_ what: String) throws(NotationFault) -> String {
    var words = [try name(what)]
    while !isAtEnd { words.append(try name(what)) }
    return words.joined(separator: " ")
  }
}
