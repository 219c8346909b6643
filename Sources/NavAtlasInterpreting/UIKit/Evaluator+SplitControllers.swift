import NavAtlasProgram
import NavAtlasSourceReading

/// UIKit's split view controllers. What they are set up with is in their columns first; what code shows in a column later
/// is a move of whoever does so.
extension Evaluator {
  /// What the columns of split view controllers show first, by the class or by where a plain one is made.
  struct SplitColumns {
    fileprivate var shown: [String: [SplitColumn: (value: Value, site: Site)]] = [:]
  }

  /// Shows a controller in a column.
  func show(_ value: Value, in column: SplitColumn, of split: Value, _ site: Site, _ scope: Scope) {
    if let name = splitName(split), setsUp(column, scope) {
      let known = splits.shown[name]?[column]
      if known == nil || known?.site == site {
        splits.shown[name, default: [:]][column] = (value, site)
        return refill(split, scope)
      }
    }
    scope.content.items.append(.effect(Effect(operation: .set(value), place: column.place, site: site)))
  }

  /// `split.viewControllers = [list, detail]`: the first column and the last.
  ///
  /// - Returns: false for any other holder of controllers.
  func assignColumns(_ shown: [Value], of split: Value, _ site: Site, _ scope: Scope) -> Bool {
    guard isSplitController(split), let first = shown.first else { return false }
    show(first, in: .primary, of: split, site, scope)
    if shown.count > 1 { show(shown[shown.count - 1], in: .secondary, of: split, site, scope) }
    return true
  }

  /// The columns of an app's own split view controller; nil where its code fills none.
  func columns(of type: DeclaredType) -> NavigationContainer? { columns(named: type.name, owner: type) }

  /// True for an app that has split view controllers.
  var showsSplits: Bool {
    writtenCalls.names.contains("UISplitViewController")
      || index.types.contains { $0.conformances.contains("UISplitViewController") }
  }

  /// `showDetailViewController(detail, sender: self)`.
  func showDetail(_ value: Value, _ site: Site, _ scope: Scope) {
    let place = SplitColumn.secondary.place
    scope.content.items.append(.effect(Effect(operation: .set(value), place: place, site: site)))
  }

  func isSplitController(_ value: Value) -> Bool {
    guard let type = type(of: value)?.unwrapped else { return false }
    return type.name == "UISplitViewController"
      || type.declaration?.conformances.contains("UISplitViewController") == true
  }

  /// Which split view controller it is: of an app's own class, or made at a place in the source.
  private func splitName(_ split: Value) -> String? {
    guard isSplitController(split) else { return nil }
    return type(of: split)?.unwrapped.declaration?.name ?? madeStack(split)
  }

  /// True for code that makes a split view controller ready: nobody waits for it, and it says what comes first. What is
  /// shown in the last column is, where the same function says what is in the first one.
  private func setsUp(_ column: SplitColumn, _ scope: Scope) -> Bool {
    if scope.isInClosure { return false }
    guard column == .secondary, let function = scope.root.function else { return true }
    var fillsFirst = false
    function.code?.statements.visit { expression in
      switch expression {
      case .call(let call): fillsFirst = fillsFirst || call.fillsFirstColumn
      case .assignment(let target, _, _):
        fillsFirst = fillsFirst || target.names?.last == "viewControllers"
      default: break
      }
    }
    return fillsFirst
  }

  private func refill(_ split: Value, _ scope: Scope) {
    guard let name = madeStack(split),
      let container = columns(named: name, owner: scope.type)
    else { return }
    fillSplit(name, with: container)
  }

  private func columns(named name: String, owner: DeclaredType?) -> NavigationContainer? {
    guard let shown = splits.shown[name], let first = shown[.primary] else { return nil }
    let parts = SplitColumn.allCases.compactMap { column -> NavigationContainer.Part? in
      let known = shown[column]
      // There is always room for what is chosen.
      if known == nil, column != .secondary { return nil }
      let content = known.map { self.content($0.value, owner: owner, at: $0.site) } ?? Content(owner: owner)
      return NavigationContainer.Part(
        name: column.rawValue, content: content, site: known?.site ?? first.site)
    }
    return NavigationContainer(kind: .split, parts: parts, site: first.site)
  }
}

extension Call {
  /// True for `setViewController(list, for: .primary)`.
  fileprivate var fillsFirstColumn: Bool {
    guard callee.calledName == "setViewController", let column = argument("for") else { return false }
    return switch column {
    case .implicitMember(let name, _), .member(_, let name, _): name == SplitColumn.primary.rawValue
    default: false
    }
  }
}

extension Scope {
  /// True for code that runs when somebody calls it: what a closure does.
  fileprivate var isInClosure: Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.content.isOfClosure { return true }
      scope = current.parent
    }
    return false
  }
}
