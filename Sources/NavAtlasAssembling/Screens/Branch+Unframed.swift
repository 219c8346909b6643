import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Branch {
  /// The same, where a stack around one view that is all of an alternative is looked through.
  var unframed: Branch {
    guard alternatives.contains(where: { $0.content.framedView != nil }) else { return self }
    var branch = self
    for position in alternatives.indices {
      let content = alternatives[position].content
      guard let (view, site) = content.framedView else { continue }
      branch.alternatives[position].content = Content(
        owner: content.owner, name: content.name, items: [.view(view, site)] + content.extras())
    }
    return branch
  }
}

extension Content {
  /// The view of the app that is all there is in a stack, but for its spaces.
  fileprivate var framedView: (view: ObjectValue, site: Site)? {
    let visuals = visuals()
    guard visuals.count == 1, case .inline = visuals[0].kind else { return nil }
    return onlyView
  }
}
