extension NavigationGraph {
  /// Reads what the document says, element by element; how they fit together is the validator's business.
  init(_ reader: inout ObjectReader, _ places: inout GraphPlaces) {
    _ = reader.node("navatlas")
    self.init(name: reader.string("name") ?? "", platform: reader.string("platform"))
    for (screen, place) in reader.placed("screens", "screen", Screen.init) {
      screens.append(screen)
      places.screens.append(place)
    }
    var unreadable: Set<Container.ID> = []
    let containers = reader.placed("containers", "container") { reader in
      let container = Container(&reader)
      if container == nil, let id = reader.string("id") { unreadable.insert(id) }
      return container
    }
    for (container, place) in containers {
      self.containers.append(container)
      places.containers.append(place)
    }
    places.unreadableContainers = unreadable
    for (transition, place) in reader.placed("transitions", "transition", Transition.init) {
      transitions.append(transition)
      places.transitions.append(place)
    }
    for (entry, place) in reader.placed("entries", "entry", Entry.init) {
      entries.append(entry)
      places.entries.append(place)
    }
    diagnostics = reader.objects("diagnostics", "diagnostic", Diagnostic.init) ?? []
    components = reader.objects("components", "component", Component.init) ?? []
    account = reader.object("account", "account", SourceAccount.init)
    extra = reader.rest
  }
}

extension ObjectReader {
  /// The objects of an array with the places where they begin.
  fileprivate mutating func placed<Value>(
    _ key: String, _ subject: String, _ read: (inout ObjectReader) -> Value?
  ) -> [(Value, SourceLocation?)] {
    objects(key, subject) { reader in
      let place = SourceLocation(file: reader.file, position: reader.position)
      return read(&reader).map { ($0, place) }
    } ?? []
  }

  mutating func location(_ key: String = "location") -> SourceLocation? {
    object(key, "location", SourceLocation.init)
  }
}

extension SourceLocation {
  /// Reads the members of the graph document.
  public init?(_ reader: inout ObjectReader) {
    guard let file = reader.requiredString("file") else { return nil }
    self.init(
      file: file, line: reader.integer("line", in: 0...Int.max),
      column: reader.integer("column", in: 0...Int.max), symbol: reader.text("symbol"),
      action: reader.text("action"), isAlternative: reader.bool("alternative") ?? false)
    extra = reader.rest
  }
}

extension Screen {
  /// Only a missing id makes a screen unusable.
  init?(_ reader: inout ObjectReader) {
    guard let id = reader.requiredString("id") else { return nil }
    self.init(
      id: id, name: reader.string("name"), title: reader.text("title"), module: reader.string("module"),
      kind: reader.choice("kind") ?? .screen, location: reader.location(),
      backDisabled: reader.bool("backDisabled") ?? false,
      count: reader.integer("count", in: 0...Int.max) ?? 0)
    extra = reader.rest
  }
}

extension Transition {
  /// Reads the members of the graph document; anything wrong makes it unusable.
  public init?(_ reader: inout ObjectReader) {
    let from = reader.requiredString("from")
    reader.require("kind")
    guard let from, let kind: TransitionKind = reader.choice("kind") else { return nil }
    if kind.path == .required { reader.require("path") }
    self.init(
      from: from == "*" ? .anyScreen : .screen(from), to: reader.string("to"), kind,
      n: reader.integer("n", in: 0...Int.max), path: reader.strings("path") ?? [],
      container: reader.string("container"), column: reader.string("column"), prefer: reader.string("prefer"),
      via: reader.choice("via"), trigger: reader.choice("trigger") ?? .user, label: reader.text("label"),
      condition: reader.text("guard"), singleTop: reader.bool("singleTop") ?? false,
      exchangesRoot: reader.bool("exchangesRoot") ?? false, isImplicit: reader.bool("implicit") ?? false,
      confidence: reader.choice("confidence") ?? .declared,
      count: reader.integer("count", in: 0...Int.max) ?? 0,
      locations: reader.objects("locations", "location", SourceLocation.init) ?? [])
    extra = reader.rest
    if !reader.diagnostics.isEmpty { return nil }
  }
}

extension Entry {
  /// Reads the members of the graph document; anything wrong makes it unusable.
  public init?(_ reader: inout ObjectReader) {
    let screen = reader.requiredString("screen")
    reader.require("kind")
    guard let screen, let kind: Kind = reader.choice("kind") else { return nil }
    self.init(
      screen: screen, kind: kind, container: reader.string("container"), url: reader.string("url"),
      path: reader.strings("path") ?? [], label: reader.text("label"), condition: reader.text("guard"),
      location: reader.location())
    extra = reader.rest
    if !reader.diagnostics.isEmpty { return nil }
  }
}

extension Diagnostic {
  init?(_ reader: inout ObjectReader) {
    reader.require("severity")
    reader.require("message")
    let message = reader.text("message")
    guard let severity: Severity = reader.choice("severity"), let message else { return nil }
    self.init(
      severity, message, at: reader.location(), topic: reader.choice("topic"),
      names: reader.strings("names") ?? [])
    extra = reader.rest
  }
}
