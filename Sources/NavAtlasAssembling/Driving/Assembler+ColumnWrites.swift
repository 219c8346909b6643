import NavAtlasInterpreting
import NavAtlasModel

/// What code that writes what several columns of a split view depend on leads to.
extension Assembler {
  /// True for a column that the code changes besides the one it leads to: of those that one value decides that is the
  /// first, and of those that several values decide the last. Code that hears of a value and sets it again, or chooses
  /// what was not chosen yet, leads nowhere.
  func leadsElsewhere(
    _ rootSwitch: Drivers.RootSwitch, among all: [Drivers.RootSwitch], _ value: Value, at place: Place,
    _ action: Action
  ) -> Bool {
    guard let column = rootSwitch.stage.column, let position = column.columnPosition else { return false }
    if action.announced[place] != nil || action.effect?.fillsAbsent == true { return true }
    let isBehind = all.contains { other in
      guard let before = other.stage.column, before.parent === column.parent,
        let place = before.columnPosition, place < position
      else { return false }
      return value.alternatives.contains { !branches(of: other, for: $0).isEmpty }
    }
    return isBehind || fillsColumn(behind: column, at: position, rootSwitch, action)
  }

  /// True where the same code chooses what a later column shows.
  private func fillsColumn(
    behind column: Stage, at position: Int, _ rootSwitch: Drivers.RootSwitch, _ action: Action
  ) -> Bool {
    action.written.contains { place, value in
      guard value != .none, value != .array([]), value != .boolean(false) else { return false }
      let switches = (drivers.switches[place] ?? []) + (drivers.standIns[place] ?? [])
      guard !switches.contains(where: { $0.branch.site == rootSwitch.branch.site }) else { return false }
      let isChosen = switches.contains { other in
        guard let next = other.stage.column, next.parent === column.parent else { return false }
        return next.columnPosition ?? 0 > position
      }
      return isChosen
        || (drivers.selections[place] ?? []).contains { $0.split === column.parent && $0.column >= position }
    }
  }

  /// True where a screen outside of a split view does not see what it chooses there: it is in another window, or the
  /// same code shows the split view in its place.
  func isUnseen(_ split: Stage, _ action: Action) -> Bool {
    guard action.frame.node != nil, !action.frame.stage.chain.contains(where: { $0 === split }) else {
      return false
    }
    let own = windows.first { $0.stage === action.frame.stage.chain.last }
    if let own, own.stage !== split.chain.last { return true }
    return exchanges(action.written, around: split, from: action) { !$0.holds(split) }
  }

  /// Shows in a column what stands there once something is chosen, where code stores that.
  ///
  /// - Returns: false where it leads nowhere.
  func fillColumns(_ standIns: [Drivers.RootSwitch], _ value: Value, _ action: Action) -> Bool {
    guard value != .none, action.effect?.fillsAbsent != true else { return false }
    var isDriver = false
    for standIn in standIns where standIn.branch.asksForPresence {
      guard let column = standIn.stage.column, column.columnPosition != 0,
        standIn.stage.isOfSameApp(as: action.frame.stage), isAsked(standIn, after: action)
      else { continue }
      isDriver = true
      // What is chosen as data comes and goes is chosen by nobody.
      if action.trigger == .change || action.trigger == .system { continue }
      let nodes = value.alternatives.flatMap { value in
        branches(of: standIn, for: value).filter {
          $0 != action.frame.node && !isThere($0, for: value, action.frame.stage)
        }
      }
      record(nodes.distinct, .select, action, column, value.routeLabel)
    }
    return isDriver
  }
}

extension Branch {
  fileprivate var asksForPresence: Bool {
    alternatives.contains { if case .isPresent = $0.test { true } else { false } }
  }
}

extension Stage {
  fileprivate var columnPosition: Int? { if case .column(let position) = kind { position } else { nil } }
}
