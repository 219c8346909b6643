package import NavAtlasModel
package import NavAtlasSourceReading

/// What is to be said of an app besides its graph: what leads nowhere, shows nothing, or shows something else than it
/// seems.
package final class Remarks {
  package enum Kind: Hashable {
    /// A link that no stack is around.
    case linkOutside
    /// A value of a type that is registered nowhere.
    case unregistered(String)
    /// A destination that shows nothing for some values.
    case blank
    /// A value that another type's decoder takes first.
    case decodedAs(String)
    /// Values that are no longer told apart, as there are too many.
    case coarse
    /// What is nested too deep to be followed.
    case tooDeep
    /// What calls itself and never gives the same.
    case unsettled
    /// What took too many steps where it was read by itself.
    case cutShort
    /// What is shown in more layers over each other than are told apart.
    case crowded

    /// Smaller ones are said first.
    fileprivate var order: Int {
      switch self {
      case .linkOutside: 0
      case .unregistered: 1
      case .blank: 2
      case .decodedAs: 3
      case .coarse: 4
      case .tooDeep: 5
      case .unsettled: 6
      case .cutShort: 7
      case .crowded: 8
      }
    }
  }

  private struct Key: Hashable {
    var kind: Kind
    var site: Site
  }

  /// What each is about.
  private var found: [Key: Set<String>] = [:]

  package func note(_ kind: Kind, at site: Site, about subject: String? = nil) {
    found[Key(kind: kind, site: site), default: []].formUnion([subject].compactMap { $0 })
  }

  /// The places of what leads nowhere. O(n).
  package var deadEnds: Set<Site> {
    Set(found.keys.filter { [.linkOutside, .blank].contains($0.kind) || $0.kind.isMissed }.map(\.site))
  }

  /// In the order of their places, each once for a line; what was cut for want of budget is counted. O(n log n).
  package func diagnostics(_ files: [FileFacts], ignoring isIgnored: (Site) -> Bool) -> [Diagnostic] {
    var said: Set<Diagnostic> = []
    let sorted = found.filter { !isIgnored($0.key.site) }
      .map { key, subjects in
        let subjects = subjects.sorted()
        let file = files[key.site.file]
        let place = SourceLocation(file: file.path, line: file.line(of: key.site.offset))
        let text = key.kind.text(subjects)
        return (
          order: (key.site, key.kind.order, text), kind: key.kind,
          diagnostic: Diagnostic(
            .warning, text, at: place, topic: key.kind.topic, names: key.kind.names(subjects))
        )
      }
      .sorted { $0.order < $1.order }.filter { said.insert($0.diagnostic).inserted }
    let cuts = Dictionary(grouping: sorted.filter(\.kind.isCut), by: \.kind)
    return sorted.compactMap { remark in
      guard let alike = cuts[remark.kind], alike.count > 1 else { return remark.diagnostic }
      guard alike[0].diagnostic == remark.diagnostic else { return nil }
      var first = remark.diagnostic
      first.message += " (and in \(alike.count - 1) more place\(alike.count == 2 ? "" : "s"))"
      return first
    }
  }
}

extension Remarks.Kind {
  /// True for what was not followed to its end.
  fileprivate var isCut: Bool { [.coarse, .tooDeep, .unsettled, .cutShort, .crowded].contains(self) }

  fileprivate var topic: Diagnostic.Topic? {
    switch self {
    case .linkOutside: .linkOutsideContainer
    case .unregistered: .missingDestination
    case .blank: .blankDestination
    case .decodedAs: .ambiguousEncoding
    case .coarse, .tooDeep, .unsettled, .cutShort, .crowded: nil
    }
  }

  /// What rules are told that it is about.
  fileprivate func names(_ subjects: [String]) -> [String] {
    switch self {
    case .linkOutside, .blank: subjects
    case .unregistered(let type): [type]
    case .decodedAs(let first): [first] + subjects
    case .coarse, .tooDeep, .unsettled, .cutShort, .crowded: []
    }
  }

  fileprivate var isMissed: Bool { if case .unregistered = self { true } else { false } }

  fileprivate func text(_ subjects: [String]) -> String {
    let all = subjects.joined(separator: ", ")
    return switch self {
    case .linkOutside:
      "this link does nothing\(all.isEmpty ? "" : " in \(all)"), as no stack is around it; "
        + "put it inside the NavigationStack, or let a button change the path"
    case .unregistered(let type):
      "a value of type \(type) leads nowhere here, as no navigationDestination in the stack is for it; "
        + "add .navigationDestination(for: \(type).self) inside the stack"
    case .blank:
      "nothing is shown for \(all.isEmpty ? "what is pushed" : all): a blank screen; give each case a view"
    case .decodedAs(let first):
      "\(all) is encoded like \(first), whose decoder is tried first, so it leads to what \(first) leads to; "
        + "encode the type as well"
    case .coarse:
      "what is given to \(all.isEmpty ? "this call" : all) here is no longer told apart, as it is given too much, so "
        + "that moves may lead to '?'; a '// navatlas:edge A -push-> B' beside it adds what is missing"
    case .tooDeep:
      "the calls that lead here are nested too deep to be followed; a '// navatlas:edge A -push-> B' beside it "
        + "adds what is missing"
    case .unsettled:
      "this calls itself and gives something else with every round; a '// navatlas:edge A -push-> B' beside it adds "
        + "what is missing"
    case .cutShort: "\(all) takes too many steps to be read by itself; parts of what it does are missing"
    case .crowded:
      "this is shown over more screens that are shown over each other than are told apart; ways back from the "
        + "innermost may be missing"
    }
  }
}
