import NavAtlasProgram
import NavAtlasSourceReading

/// Generic views that three views or more are made of, such as a list of whatever is in it: whoever makes one is the screen.
extension Assembler {
  /// O(types + mentions).
  static func sharedParts(_ index: DeclarationIndex, _ finders: [ConstructFinder]) -> Set<DeclaredType> {
    let generic = index.types.filter { type in
      type.isView && type.kind == .structure && !type.generics.isEmpty && !type.takesContent
    }
    return Set(generic.filter { makers(of: $0, index, finders).count > 2 })
  }

  private static func makers(
    of part: DeclaredType, _ index: DeclarationIndex, _ finders: [ConstructFinder]
  ) -> Set<DeclaredType> {
    let members = finders.flatMap { $0.mentions[Name(part.shortName)] ?? [] }
    return Set(
      members.compactMap { member -> DeclaredType? in
        let maker = member.owner.flatMap { index.type(named: $0, in: nil, file: member.file) }
        guard let maker, maker !== part, maker.isView, maker.kind == .structure else { return nil }
        return maker
      })
  }

  /// The view whose code makes such a part all there is to see.
  func maker(of part: DeclaredType, _ owner: DeclaredType?, _ naming: Naming) -> DeclaredType? {
    guard sharedParts.contains(part), let owner, owner.isView, owner !== part else { return nil }
    return naming.around.contains { $0 === owner } ? owner : nil
  }
}
