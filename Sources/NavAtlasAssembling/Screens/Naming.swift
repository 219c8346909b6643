import NavAtlasInterpreting
import NavAtlasProgram

extension Assembler {
  /// What a mounted content is called where no view type names it.
  struct Naming {
    var owner: DeclaredType?
    /// `sheet`, `destination`, `sidebar`.
    var part: String
    /// True where the part is a property's name.
    var isNamed = false
    /// True where the owner itself is the screen.
    var isOwner = false
    /// What the views around were made with, by where they keep it.
    var known: [Place: Value] = [:]
    /// The views around that are nothing but the view inside: what they hand to it is theirs.
    var givers: [DeclaredType] = []
    /// All that the owner shows, where it is the screen.
    var body: Content?
    /// True in a branch of a choice that decides a root.
    var isBranch = false
    /// True inside of a view that is such a branch.
    var isInBranch = false
    /// The view that shows a stack beside others of its parts, where that is the screen.
    var whole: Whole?

    /// The view whose inside another is, so that it is what a reader looks for: a control of UIKit is no screen by
    /// itself, but whoever wraps it, nor is `_Lake` in `Lake`, nor what is private to the file of the only view around.
    func outside(of type: DeclaredType, by writer: DeclaredType?) -> DeclaredType? {
      guard isOwner, let owner else { return nil }
      if type.isControl, let giver = giver(of: writer) { return giver }
      if type.isControl || type.shortName == "_" + owner.shortName { return owner }
      guard type.isFilePrivate, !isBranch || isInBranch else { return nil }
      let around = (givers + [owner]).last { !$0.isFilePrivate }
      return around.flatMap { $0.isView && $0.file == type.file ? $0 : nil }
    }

    /// The name of the root of a frame that has this one.
    var ofRoot: Naming {
      var root = self
      if isOwner { root.part = "content" }
      return root
    }

    /// The views around, and the owner where it is one of them.
    var around: [DeclaredType] { givers + (isOwner ? [owner].compactMap { $0 } : []) }

    /// The view whose own content it is, where that was handed to a container: that is what a reader looks for.
    func giver(of content: DeclaredType?) -> DeclaredType? {
      guard isOwner, let content, content !== owner else { return nil }
      return givers.last { $0 === content }
    }

    /// The same where a wrapper, which is the owner, lays out what it was handed with something of its own.
    func giver(within content: Content, _ level: Int = 0) -> DeclaredType? {
      guard isOwner, owner?.takesContent == true, level < 6 else { return nil }
      for visual in (content.layout ?? content).visuals() {
        if let giver = giver(of: visual.owner) { return giver }
        if case .inline(let inner) = visual.kind, inner !== content,
          let giver = giver(within: inner, level + 1)
        {
          return giver
        }
      }
      return nil
    }
  }
}
