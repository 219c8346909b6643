public import NavAtlasModel

extension [TraceEvent] {
  /// Brings the names of screens to those that an app's graph has; each name once. O(n).
  public mutating func rename(by rules: NameRules, known: Set<Screen.ID>) {
    var names: [String: String] = [:]
    func renamed(_ name: String) -> String {
      if let found = names[name] { return found }
      let found = rules.applied(to: name, known: known)
      names[name] = found
      return found
    }
    for index in indices {
      if let screen = self[index].screen { self[index].screen = renamed(screen) }
      if let path = self[index].path { self[index].path = path.map(renamed) }
    }
  }
}
