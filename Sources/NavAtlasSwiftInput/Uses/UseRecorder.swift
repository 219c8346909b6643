import NavAtlasSourceReading

/// Notes which place in the source uses which declaration, while code is followed.
final class UseRecorder {
  struct Use: Hashable {
    var site: Site
    /// The type whose declaration it is; `nil` for globals.
    var owner: ObjectIdentifier?
    /// The member; `nil` for the type itself.
    var name: String?
  }

  /// The expression that is being evaluated.
  var site: Site?
  private(set) var uses: Set<Use> = []
  /// Keeps the types, whose identity is noted.
  private(set) var owners: [ObjectIdentifier: DeclaredType] = [:]

  func note(_ name: String?, of owner: DeclaredType?) {
    guard let site else { return }
    let id = owner.map { ObjectIdentifier($0) }
    if let id, owners[id] == nil { owners[id] = owner }
    uses.insert(Use(site: site, owner: id, name: name))
  }
}
