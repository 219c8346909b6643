package import NavAtlasSourceReading

/// Notes which place in the source uses which declaration, while code is followed.
package final class UseRecorder {
  package struct Use: Hashable {
    package var site: Site
    /// The type whose declaration it is; `nil` for globals.
    package var owner: ObjectIdentifier?
    /// The member; `nil` for the type itself.
    package var name: String?
  }

  /// The expression that is being evaluated.
  package var site: Site?
  package private(set) var uses: Set<Use> = []
  /// Keeps the types, whose identity is noted.
  package private(set) var owners: [ObjectIdentifier: DeclaredType] = [:]

  package init() {}

  package func note(_ name: String?, of owner: DeclaredType?) {
    guard let site else { return }
    let id = owner.map { ObjectIdentifier($0) }
    if let id, owners[id] == nil { owners[id] = owner }
    uses.insert(Use(site: site, owner: id, name: name))
  }
}
