import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Joins the writes of an app with what its containers and presentations are bound to, by type and name.
///
/// Only names are looked at: what is bound in code that was not followed counts as well.
struct DrivenState {
  private let index: DeclarationIndex
  /// The types whose property of a name is bound; nil among them where the type could not be told.
  private var owners: [String: Set<DeclaredType?>] = [:]

  init(_ bound: [BoundState], in index: DeclarationIndex) {
    self.index = index
    for state in bound {
      guard let name = state.chain.last else { continue }
      owners[name, default: []].insert(owner(of: state.chain, in: state.member))
    }
  }

  /// The storage that drives something as far as it was followed.
  mutating func add(_ places: some Sequence<Place>) {
    for place in places {
      owners[place.name, default: []].insert(index.type(declaredAs: place.owner))
    }
  }

  /// The writes to what is bound, as constructs.
  func constructs(of writes: [StateWrite]) -> [NavigationConstruct] {
    writes.compactMap { write in
      guard let name = write.chain.last, let bound = owners[name], isDriven(write, by: bound) else {
        return nil
      }
      return NavigationConstruct(
        role: write.isOpening ? .opening : .closing, text: write.text, site: write.site, member: write.member,
        subject: write.subject)
    }
  }

  private func isDriven(_ write: StateWrite, by bound: Set<DeclaredType?>) -> Bool {
    guard let owner = owner(of: write.chain, in: write.member) else {
      return bound.contains { isNamed(after: $0, write.chain) }
    }
    return bound.contains { candidate in
      guard let candidate else { return isNamed(after: nil, write.chain) }
      return candidate == owner || candidate.conforms(to: owner.shortName)
        || owner.conforms(to: candidate.shortName)
    }
  }

  /// True where names that lead nowhere known look like it: `router.path` for a path of `AppRouter`.
  private func isNamed(after owner: DeclaredType?, _ chain: [String]) -> Bool {
    guard chain.count > 1 else { return false }
    let base = chain[chain.count - 2].lowercased()
    if Self.usual.contains(base) { return true }
    return owner?.shortName.lowercased().contains(base) ?? false
  }

  private static let usual: Set<String> = [
    "state", "store", "model", "viewmodel", "vm", "router", "coordinator",
  ]

  /// The type that has the last of some names, where that can be told.
  private func owner(of chain: [String], in member: SourceMember) -> DeclaredType? {
    guard let name = member.owner, var type = index.type(named: name, in: nil, file: member.file) else {
      return nil
    }
    for (position, name) in chain.enumerated() {
      guard let property = index.properties(named: name, of: type).first else { return nil }
      if position == chain.count - 1 { return type }
      guard
        let written = property.declaration.type ?? property.declaration.initial?.constructed,
        let next = index.resolve(written.unwrapped, in: type, file: property.file).declaration
      else { return nil }
      type = next
    }
    return nil
  }
}

extension Expression {
  /// The type in `Type(…)` and `Type.shared`.
  fileprivate var constructed: TypeReference? {
    switch self {
    case .call(let call): call.callee.constructed
    case .name(let name, _): name.beginsUppercase ? TypeReference(name: name) : nil
    case .type(let type): type
    case .member(let base, _, _): base.constructed
    default: nil
    }
  }
}
