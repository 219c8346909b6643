import NavAtlasInterpreting
import NavAtlasProgram

extension Assembler {
  /// The view that puts a bar of its own over nothing but a framework's controller: that is what a reader looks for.
  func wrapper(of type: DeclaredType, _ writer: DeclaredType?, _ naming: Naming, _ extras: [Item])
    -> DeclaredType?
  {
    guard naming.isOwner, let owner = naming.owner, owner === writer, owner.isView, owner !== type,
      type.isRepresentable, !type.isControl, extras.contains(where: isBarOfControls)
    else { return nil }
    return owner
  }

  private func isBarOfControls(_ item: Item) -> Bool {
    guard case .attachment(let bar, _) = item else { return false }
    return summarizer.leaves(of: bar).contains(where: \.acts)
  }
}
