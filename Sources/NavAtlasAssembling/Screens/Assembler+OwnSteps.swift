import NavAtlasInterpreting
import NavAtlasProgram

/// Steps: a view that is nothing but a choice between screens which go on to each other themselves.
extension Assembler {
  /// True for a choice between views of which one at least has a control that leads to another, by what decides the choice.
  ///
  /// Phases do not: what loads them is the view's that chooses. O(code of the views), once for each choice.
  func isSteps(_ branch: Branch) -> Bool {
    if let known = knownOwnSteps[branch.site] { return known }
    knownOwnSteps[branch.site] = false
    let found = goOnByThemselves(branch)
    knownOwnSteps[branch.site] = found
    return found
  }

  private func goOnByThemselves(_ branch: Branch) -> Bool {
    guard branch.presenter == nil, !branch.isRegistry, !branch.showsOne, branch.chosenViews.count > 1,
      branch.alternatives.count > 2 || !branch.isYesOrNo,
      let place = evaluator.place(branch.subject)?.base
    else { return false }
    return branch.alternatives.indices.contains { position in
      guard let view = branch.alternatives[position].content.stepView, !evaluator.isPhase(view.type) else {
        return false
      }
      var controls = Controls(place: place, evaluator: evaluator)
      controls.followsActions = true
      controls.followsContainers = true
      controls.follow(evaluator.body(of: view).items)
      return controls.settings.compactMap(\.value).contains { value in
        branch.alternatives.indices.contains { other in
          other != position && branch.alternatives[other].content.stepView != nil
            && evaluator.holds(branch.alternatives[other].test, value) == true
        }
      }
    }
  }
}

extension Content {
  /// The view of the app that is all there is to see.
  fileprivate var stepView: ObjectValue? {
    let visuals = visuals()
    guard visuals.count == 1, case .view(let view) = visuals[0].kind else { return nil }
    return view
  }
}
