import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What branches say of themselves.
extension Branch {
  /// True for what is there or not, done or not.
  var isYesOrNo: Bool {
    alternatives.count == 2
      && alternatives.contains { alternative in
        switch alternative.test {
        case .isPresent, .isAbsent, .isTrue, .isFalse: true
        case .equals(let value): value == .none
        default: false
        }
      }
  }

  /// True where several cases are called after phases: `.loading`, `.failed`, `.loaded`.
  func listsPhases(_ evaluator: Evaluator) -> Bool {
    Set(alternatives.flatMap(\.test.caseNames).filter(evaluator.isPhase)).count > 1
  }

  /// True where all cases are called after ways to lay out the same things: `.list`, `.grid`.
  var listsLayouts: Bool {
    let named = alternatives.filter(\.content.isSubstantial).map(\.test.caseNames)
    return named.count > 1 && named.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isLayout) }
  }

  /// True where alternatives that are no phases by their names show more than one view of the app.
  func showsSeveralBesidePhases(_ evaluator: Evaluator) -> Bool {
    let others = alternatives.filter { !$0.test.caseNames.contains(where: evaluator.isPhase) }
    return others.reduce(into: Set<DeclaredType>()) { $0.formUnion($1.content.chosenViews) }
      .count { !evaluator.isPhase($0) } > 1
  }

  /// True where a case or what is shown for it is called after loading, failing or finding nothing.
  func tellsPhases(_ evaluator: Evaluator) -> Bool {
    let phases = alternatives.flatMap(\.test.caseNames).filter(evaluator.isPhase)
    if !phases.isEmpty, phases != ["idle"] || !showsOnlyViews(evaluator) { return true }
    if let place = evaluator.place(subject), isYesOrNo, evaluator.isPhase(place.name) { return true }
    return alternatives.contains { alternative in
      // `default: EmptyRouteView()` among routes says what is not known here, not that anything is empty.
      if case .otherwise = alternative.test, alternatives.count > 2 { return false }
      let visuals = alternative.content.visuals()
      guard visuals.count == 1, case .view(let view) = visuals[0].kind else { return false }
      return evaluator.isPhase(view.type.shortName)
    }
  }
}

extension Branch {
  /// True where each alternative is a view of the app that is called after no phase: a game that is idle has a menu.
  private func showsOnlyViews(_ evaluator: Evaluator) -> Bool {
    alternatives.count > 1
      && alternatives.allSatisfy { alternative in
        let views = alternative.content.chosenViews
        return views.count == 1 && !views.contains(where: evaluator.isPhase)
      }
  }

  /// The types of the app's views of which this shows one.
  var chosenViews: Set<DeclaredType> {
    alternatives.reduce(into: []) { $0.formUnion($1.content.chosenViews) }
  }
}

extension Content {
  /// The types of the app's views of which this shows one.
  fileprivate var chosenViews: Set<DeclaredType> {
    let visuals = visuals()
    guard visuals.count == 1 else { return [] }
    return switch visuals[0].kind {
    case .view(let view): [view.type]
    case .branch(let branch): branch.chosenViews
    default: []
    }
  }
}

extension Branch {
  /// True for a case that an alternative is written for.
  func names(_ value: Value) -> Bool {
    guard case .enumCase(let value) = value else { return false }
    return alternatives.contains { $0.test.caseNames.contains(value.name) }
  }
}

extension Branch.Test {
  fileprivate var caseNames: [String] {
    switch self {
    case .patterns(let patterns, _):
      patterns.compactMap { if case .enumCase(_, let name, _) = $0 { name } else { nil } }
    case .equals(.enumCase(let value)): [value.name]
    default: []
    }
  }
}

extension Evaluator {
  /// True for a view that is called after loading, failing or finding nothing.
  func isPhase(_ view: DeclaredType) -> Bool { isPhase(view.shortName) || view.shortName.saysNone }

  /// The names are few, and asked for with every choice that is mounted. O(name) once.
  fileprivate func isPhase(_ name: String) -> Bool {
    if let known = knownPhases[name] { return known }
    let isPhase = name.isPhase
    knownPhases[name] = isPhase
    return isPhase
  }
}

extension DeclaredType {
  /// True for what says by its name that it comes and goes over everything: `ToastView`, `BannerOverlay`.
  var isNotice: Bool { shortName.words.contains(where: String.notices.contains) }
}

extension String {
  fileprivate static let notices: Set<String> = [
    "toast", "snackbar", "banner", "overlay", "spinner", "loading",
  ]

  /// True for a name with a word of loading in it: `isLoading`, `failed`, `EmptyFeedView`.
  fileprivate var isPhase: Bool {
    words.contains { Self.phases.contains($0) }
  }

  /// True for `NoResultsView`.
  fileprivate var saysNone: Bool { words.contains("no") }

  private static let phases: Set<String> = [
    "loading", "loaded", "fetching", "fetched", "refreshing", "idle", "busy", "failed", "failure", "error",
    "empty",
    "spinner", "skeleton", "shimmer", "retry", "requested",
  ]

  /// True for a name whose last word is a way to lay out many things: `grid`, `compactList`.
  fileprivate var isLayout: Bool { words.last.map(Self.layouts.contains) ?? false }

  private static let layouts: Set<String> = ["list", "grid", "table", "gallery", "mosaic"]

  /// The words of a name in camel case, in lower case.
  fileprivate var words: [String] {
    var words: [String] = []
    var previousIsUpper = true
    for character in self {
      if character.isUppercase, !previousIsUpper || words.isEmpty { words.append("") }
      if words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
      previousIsUpper = character.isUppercase
    }
    return words
  }
}
