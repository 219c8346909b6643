import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Roots that wait, with a spinner, for what decides what is shown:
/// `if gate.isBusy { ProgressView() } else if gate.isIn { Home() } else { Login() }`.
extension Assembler {
  /// Mounts what comes once a root has waited: whatever ends the waiting may have decided about it, too.
  func afterWaiting<Result>(for visual: Visual, _ body: () -> Result) -> Result {
    guard let turn = visual.phase ?? visual.turn, let place = evaluator.place(turn.subject)?.base,
      evaluator.holds(turn.test, evaluator.initialValue(of: place)) == false
    else { return body() }
    waitingFor.append(place)
    defer { waitingFor.removeLast() }
    return body()
  }

  /// True for what is not at its initial value any more when the waiting around is over.
  func isDecidedWhileWaiting(_ branch: Branch) -> Bool {
    guard let place = evaluator.place(branch.subject)?.base, index.given.contains(place.name) else {
      return false
    }
    return waitingFor.contains { waited in
      place != waited
        && Set([place.owner, waited.owner]).contains { owner in
          index.type(declaredAs: owner)?.assigns(place.name, before: waited.name) == true
        }
    }
  }
}

extension DeclaredType {
  /// True where one function of it gives a property a value before it gives another one its last.
  fileprivate func assigns(_ name: String, before last: String) -> Bool {
    functions.values.joined().contains { member in
      var assigned: [String] = []
      member.declaration.code?.statements.visit { expression in
        if case .assignment(let target, _, _) = expression, let name = target.names?.last {
          assigned.append(name)
        }
      }
      guard let first = assigned.firstIndex(of: name), let end = assigned.lastIndex(of: last) else {
        return false
      }
      return first < end
    }
  }
}
