import NavAtlasInterpreting
import NavAtlasSourceReading

/// Bars that each page puts into its own layout, as a frame of the app's own does, instead of one beside the choice.
extension Assembler {
  /// The same controls in all pages, where they lead to most of the choice; none where the pages have no bar in common.
  func controlsInPages(of branch: Branch, _ place: Place) -> [Controls.Setting] {
    let pages = branch.alternatives.map(\.content).filter(\.isSubstantial)
    guard pages.count > 1, pages.allSatisfy({ $0.visuals().contains(where: \.holdsView) }) else { return [] }
    let key = PagesKey(place: place, pages: pages)
    if let known = knownPages[key] { return known }
    let found = commonControls(in: pages, of: branch, place)
    knownPages[key] = found
    return found
  }

  struct PagesKey: Hashable {
    var place: Place
    var pages: [Content]
  }

  private func commonControls(in pages: [Content], of branch: Branch, _ place: Place) -> [Controls.Setting] {
    var common: [Controls.Setting] = []
    for (position, page) in pages.enumerated() {
      var controls = Controls(place: place, evaluator: evaluator)
      controls.followsContainers = true
      controls.follow(page.items)
      let here = Set(controls.settings)
      common = position == 0 ? controls.settings : common.filter(here.contains)
      guard reach(common, place, mostOf: branch) else { return [] }
    }
    return common
  }

  /// True for what a bar does that stands in each of some tabs, or in a sheet over them.
  func isOfBarElsewhere(_ action: Action, _ tabs: Stage) -> Bool {
    guard let controls = barsElsewhere[tabs.site], !controls.isEmpty else { return false }
    let sites = Set(action.sites)
    return controls.contains { $0.sites.allSatisfy(sites.contains) }
  }
}
