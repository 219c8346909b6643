package import NavAtlasSourceReading

extension DeclarationIndex {
  /// A stored property of a type, or a global one.
  package struct Keeper {
    package var member: DeclaredType.Member<Property>
    package var owner: DeclaredType?
    /// True where the call has arguments.
    package var isTold: Bool
  }

  /// The properties that are made with a call of each name, those of types in the order of declarations. O(properties).
  func findKeepers() -> [String: [Keeper]] {
    var keepers: [String: [Keeper]] = [:]
    func add(_ members: [String: [DeclaredType.Member<Property>]], _ owner: DeclaredType?) {
      for (_, members) in members.sorted(by: { $0.key < $1.key }) {
        for member in members {
          guard case .call(let call)? = member.declaration.initial, let name = call.callee.names?.last
          else { continue }
          keepers[name, default: []].append(
            Keeper(member: member, owner: owner, isTold: !call.arguments.isEmpty))
        }
      }
    }
    for type in types { add(type.properties, type) }
    add(globals, nil)
    return keepers
  }
}
