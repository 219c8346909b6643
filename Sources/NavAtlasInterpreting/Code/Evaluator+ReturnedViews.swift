import NavAtlasSourceReading

/// Functions that return views from the branches of a `switch` or `if`, in place of building them.
extension Evaluator {
  /// Follows a view builder: every view that a statement makes is shown.
  func build(_ body: [Statement], _ scope: Scope, into content: Content) {
    let returned = run(body.returningAssigned, scope)
    for value in returned { add(value, to: content, at: Site(file: scope.file, offset: 0)) }
  }

  /// Returns the views that alternatives return as one that the subject chooses.
  ///
  /// - Parameter starts: how much was returned before each alternative.
  func returnBranch(
    _ branch: Branch, _ starts: [Int], _ returned: inout [Value], _ scope: Scope
  ) -> Bool {
    guard let start = starts.first, returned.count > start + 1,
      returned[start...].allSatisfy({ $0.isViewLike(self) })
    else { return false }
    for (position, alternative) in branch.alternatives.enumerated() {
      let end = position + 1 < starts.count ? starts[position + 1] : returned.count
      for value in returned[starts[position]..<end] {
        alternative.content.items.append(
          .include(content(value, owner: scope.type, at: branch.site), branch.site))
      }
    }
    returned.removeSubrange(start...)
    returned.append(.content(Content(owner: scope.type, items: [.branch(branch)])))
    return true
  }
}
