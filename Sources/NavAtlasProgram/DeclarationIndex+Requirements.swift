import NavAtlasSourceReading

/// Which of a protocol's defaults a type has: what the extensions' `where` clauses ask.
extension DeclarationIndex {
  /// Those that a type can have, those of extensions whose requirements it is known to meet first, as they are the more
  /// special ones; nil where it has none.
  func meant(
    _ functions: [DeclaredType.Member<Function>], for type: DeclaredType
  ) -> [DeclaredType.Member<Function>]? {
    guard functions.contains(where: { !$0.requirements.isEmpty }) else { return functions }
    let met = functions.map { function in
      function.requirements.reduce(Met.nothingAsked) { max($0, isMet($1, by: type)) }
    }
    let possible = zip(functions, met).filter { $1 != .no }
    let known = possible.filter { $1 == .yes }.map(\.0)
    let all = known + possible.filter { $1 != .yes }.map(\.0)
    return all.isEmpty ? nil : all
  }

  /// How far a type meets what is asked; the greatest counts for several.
  private enum Met: Int, Comparable {
    case nothingAsked, yes, unknown, no

    static func < (left: Met, right: Met) -> Bool { left.rawValue < right.rawValue }
  }

  private func isMet(_ requirement: Requirement, by type: DeclaredType) -> Met {
    switch requirement.relation {
    case .conforms:
      guard requirement.subject == "Self" else { return .unknown }
      if type.conforms(to: String(requirement.type.shortName)) { return .yes }
      // What conforms to a protocol may conform to others, too, and what a framework's type conforms to is not at hand.
      let isKnown =
        type.kind != .interface && type.kind != .addition
        && self.type(named: requirement.type.name, in: nil, file: type.file) != nil
      return isKnown ? .no : .unknown
    case .isSame:
      guard let alias = type.aliases[requirement.subject] else { return .unknown }
      let (own, asked) = (resolve(alias, in: type, file: type.file), requirement.type)
      return own.name.lastComponent == asked.name.lastComponent ? .yes : .no
    }
  }
}
