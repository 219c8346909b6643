import NavAtlasModel

extension EventMapping {
  /// Reads a mapping of a mapping file; `nil` where it says too little.
  init?(_ reader: inout ObjectReader) {
    guard let id = reader.requiredString("id") else { return nil }
    self.init(id: id, summary: reader.string("summary") ?? "events mapped by a file", keys: [])
    keys = reader.strings("keys") ?? []
    condition = Self.condition(&reader)
    session = Self.paths("session", &reader)
    time = Self.paths("time", &reader)
    unit = reader.choice("unit") ?? .iso
    screen = Self.paths("screen", &reader)
    previous = Self.path("previous", &reader)
    path = Self.path("path", &reader)
    separator = reader.string("separator") ?? "/"
    event = Self.path("event", &reader)
    once = Self.path("once", &reader)
    idleGap = reader.integer("idleGap", in: 1...31_536_000).map { Int64($0) * 1_000 }
    for key in ["session", "time", "screen"] { reader.require(key) }
    reader.rejectUnknownKeys()
    if session.isEmpty || time.isEmpty || screen.isEmpty { return nil }
  }

  private static func condition(_ reader: inout ObjectReader) -> [(path: JSONPath, values: [String])] {
    var condition: [(path: JSONPath, values: [String])] = []
    for member in reader.map("where") ?? [] {
      guard let path = JSONPath(member.key) else {
        reader.report("mapping: '\(member.key.excerpt)' is no path", at: member.keyPosition)
        continue
      }
      let values = member.value.elements ?? [member.value]
      condition.append((path, values.compactMap(\.scalarText)))
    }
    return condition
  }

  private static func path(_ key: String, _ reader: inout ObjectReader) -> JSONPath? {
    paths(key, &reader).first
  }

  /// One path, or several.
  private static func paths(_ key: String, _ reader: inout ObjectReader) -> [JSONPath] {
    guard let node = reader.node(key) else { return [] }
    return (node.elements ?? [node]).compactMap { element in
      guard let text = element.string, let path = JSONPath(text) else {
        reader.report(
          "mapping: '\(key)' has to be a path such as view.name or contexts[0].id, or a list of paths",
          at: element.position ?? node.position)
        return nil
      }
      return path
    }
  }
}
