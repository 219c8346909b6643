extension NavigationGraph {
  var documentNode: JSONNode {
    var members = [JSONMember("navatlas", .number(GraphDocument.version))]
    members.add("name", name.isEmpty ? nil : name)
    members.add("platform", platform)
    members += [
      JSONMember("screens", .array(screens.map(\.documentNode))),
      JSONMember("containers", .array(containers.map(\.documentNode))),
      JSONMember("transitions", .array(transitions.map(\.documentNode))),
      JSONMember("entries", .array(entries.map(\.documentNode))),
      JSONMember("diagnostics", .array(diagnostics.map(\.documentNode))),
    ]
    if !components.isEmpty {
      members.append(JSONMember("components", .array(components.map(\.documentNode))))
    }
    members.add("account", account?.documentNode)
    return .object(members + extra)
  }
}

extension [JSONMember] {
  /// Adds a member where there is a value.
  mutating func add(_ key: String, _ value: String?) {
    if let value { append(JSONMember(key, .string(value))) }
  }

  mutating func add(_ key: String, _ value: Int?) {
    if let value { append(JSONMember(key, .number(value))) }
  }

  /// Adds a flag where it is not what it is when absent.
  mutating func add(_ key: String, _ value: Bool, unless absent: Bool = false) {
    if value != absent { append(JSONMember(key, .bool(value))) }
  }

  mutating func add(_ key: String, _ node: JSONNode?) {
    if let node { append(JSONMember(key, node)) }
  }
}

extension SourceLocation {
  /// The location as the graph document writes it.
  public var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("file", file)
    members.add("line", line)
    members.add("column", column)
    members.add("symbol", symbol)
    members.add("action", action)
    members.add("alternative", isAlternative)
    return .object(members + extra)
  }
}

extension Diagnostic {
  /// The diagnostic as the graph document writes it.
  public var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("severity", severity.rawValue)
    members.add("message", message)
    members.add("topic", topic?.rawValue)
    members.add("names", names.isEmpty ? nil : .strings(names))
    members.add("location", location?.documentNode)
    return .object(members + extra)
  }
}

extension Screen {
  fileprivate var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("id", id)
    members.add("name", name)
    members.add("title", title)
    members.add("module", module)
    members.add("kind", kind.rawValue)
    members.add("backDisabled", backDisabled)
    members.add("count", count == 0 ? nil : count)
    members.add("location", location?.documentNode)
    return .object(members + extra)
  }
}

extension Transition {
  fileprivate var documentNode: JSONNode {
    let hasPath = !path.isEmpty || kind.path == .required
    var members: [JSONMember] = []
    members.add("from", from.description)
    members.add("to", to)
    members.add("kind", kind.rawValue)
    members.add("n", n)
    members.add("path", hasPath ? .strings(path) : nil)
    members.add("column", column)
    members.add("container", container)
    members.add("prefer", prefer)
    members.add("singleTop", singleTop)
    members.add("exchangesRoot", exchangesRoot)
    members.add("implicit", isImplicit)
    members.add("via", via?.rawValue)
    members.add("trigger", trigger.rawValue)
    members.add("label", label)
    members.add("guard", condition.map { .string($0) } ?? .null)
    members.add("confidence", confidence.rawValue)
    members.add("count", count)
    members.add("locations", .array(locations.map(\.documentNode)))
    return .object(members + extra)
  }
}

extension Entry {
  fileprivate var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("screen", screen)
    members.add("kind", kind.rawValue)
    members.add("container", container)
    members.add("url", url)
    members.add("path", path.isEmpty ? nil : .strings(path))
    members.add("label", label)
    members.add("guard", condition)
    members.add("location", location?.documentNode)
    return .object(members + extra)
  }
}
