import NavAtlasInterpreting
import NavAtlasProgram

/// What has to hold of something stored for a root to be there.
struct RootCondition {
  var place: Place
  var test: Branch.Test
}

/// Choices in choices: `if isSignedIn { if hasProfile { Home() } else { ProfileForm() } } else { Login() }`.
extension Assembler {
  /// Mounts what one answer of a choice shows.
  ///
  /// - Parameter outer: the conditions around it; those of what is being mounted where nothing is said.
  func mounting<Result>(
    _ answer: Int, of branch: Branch, inside outer: [RootCondition]? = nil, _ body: () -> Result
  ) -> Result {
    let before = conditionsAround
    defer { conditionsAround = before }
    conditionsAround = outer ?? before
    if let place = evaluator.place(branch.subject)?.base {
      conditionsAround.append(RootCondition(place: place, test: branch.alternatives[answer].test))
    }
    return body()
  }

  /// False where an action leaves in storage what shows another root than the one that a choice is about.
  func isAsked(_ rootSwitch: Drivers.RootSwitch, after action: Action) -> Bool {
    let written = action.written
    return rootSwitch.around.allSatisfy { condition in
      written[condition.place].map { evaluator.holds(condition.test, stored: $0) != false } ?? true
    }
  }
}
