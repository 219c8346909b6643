import NavAtlasSourceReading

/// What code gives anything but false and nothing, also by bindings that it hands on.
extension DeclarationIndex {
  /// O(names and labels).
  func findGiven() -> Set<String> {
    var given = files.reduce(into: Set<String>()) { $0.formUnion($1.given) }
    var handed: [String: Set<String>] = [:]
    for file in files { handed.merge(file.handed) { $0.union($1) } }
    // What a framework is handed, it may give.
    let bindings = Set(types.flatMap { $0.stored.filter { $0.attribute("Binding") != nil }.map(\.name) })
    var open = handed.keys.filter {
      Self.written.contains($0) || !bindings.contains($0) || given.contains($0)
    }
    while let label = open.popLast() {
      for name in handed.removeValue(forKey: label) ?? [] where given.insert(name).inserted {
        open.append(name)
      }
    }
    return given
  }

  /// What SwiftUI's controls call the bindings that their users write.
  private static let written: Set<String> = [
    "isOn", "text", "selection", "value", "isExpanded", "isActive", "path",
  ]
}
