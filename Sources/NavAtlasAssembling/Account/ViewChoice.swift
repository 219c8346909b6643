import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// A choice between views of the app in the code of some screen.
struct ViewChoice {
  var views: Set<DeclaredType>
  var screen: ScreenNode
  var stage: Stage
}

extension Assembler {
  func noteChoice(of views: Set<DeclaredType>, at site: Site, _ frame: Frame) {
    guard let screen = frame.node else { return }
    let isKnown = choices[site]?.contains {
      $0.screen === screen && $0.stage === frame.stage && views.isSubset(of: $0.views)
    }
    if isKnown == true { return }
    choices[site, default: []].append(ViewChoice(views: views, screen: screen, stage: frame.stage))
  }

  /// The choices between views none of which is a screen, each with the first screen that makes it, in the order of the
  /// sources. O(frames + choices²); choices are few.
  ///
  /// Views that are phases by their names are left out, and what is chosen within another choice.
  ///
  /// - Parameter stages: the numbers of those that can be reached.
  func choicesInScreens(on stages: Set<Int>) -> [(site: Site, choice: ViewChoice)] {
    let shown = Set(frames.lazy.filter { stages.contains($0.stage.number) }.compactMap { $0.node?.type })
    var found: [(site: Site, choice: ViewChoice)] = []
    for site in choices.keys.sorted() {
      let known = choices[site, default: []].filter { stages.contains($0.stage.number) }
      guard var choice = known.min(by: { $0.screen.number < $1.screen.number }) else { continue }
      choice.views = known.reduce(into: choice.views) { $0.formUnion($1.views) }
        .filter { !shown.contains($0) && !evaluator.isPhase($0) }
      if choice.views.count > 1 { found.append((site, choice)) }
    }
    return found.filter { site, choice in
      !found.contains {
        $0.choice.screen === choice.screen && choice.views.isSubset(of: $0.choice.views)
          && ($0.choice.views.count > choice.views.count || $0.site < site)
      }
    }
  }
}
