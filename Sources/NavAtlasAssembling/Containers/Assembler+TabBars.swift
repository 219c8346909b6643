import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Tab bars of an app's own: a choice, and beside every branch of it a control that sets what decides it.
extension Assembler {
  struct TabBar {
    /// The choice, as a tab container.
    var container: NavigationContainer
    /// The bar, and what else lies beside.
    var beside: [Item]
    /// The view that writes the choice.
    var owner: DeclaredType?
    /// What the same view shows instead at other times.
    var instead: [Item] = []
    /// The bar's controls, where each page puts the bar into its own layout, and where a sheet holds it.
    var controlsElsewhere: [Controls.Setting] = []
  }

  /// The tab container that some content is; nil where it is another layout, or only part of a screen.
  ///
  /// - Parameter mayChoose: false where only pages may be tabs.
  func tabBar(
    in content: Content, on stage: Stage, _ role: Frame.Role = .root, mayChoose: Bool = true,
    extras: [Item] = []
  ) -> TabBar? {
    guard stage.mayHoldTabBar || role == .pushed else { return nil }
    let visuals = content.visuals()
    guard visuals.count == 1, let visual = visuals.first else { return nil }
    var (parts, attached): ([Visual], [Item]) = ([visual], extras)
    if case .inline(let inner) = visual.kind {
      (parts, attached) = (inner.layered(), extras + inner.extras() + inner.layeredExtras(0))
    }
    let mayBeInPlace = stage.isOfWindow && role == .root
    if let paged = pagedTabs(among: parts, attached, mayBeInPlace: mayBeInPlace) { return paged }
    guard mayChoose, stage.mayHoldTabBar else { return nil }
    let choices = parts.filter { if case .branch = $0.kind { true } else { false } }
    if choices.count == 1 { return tabBar(choosing: choices[0], among: parts, attached, on: stage) }
    // In what is presented, a view of its own that chooses is part of a screen.
    guard choices.isEmpty, parts.count > 1, !stage.isLayer else { return nil }
    let parted = parts.compactMap(choosingView)
    guard parted.count == 1 else { return nil }
    return tabBar(choosing: parted[0].choice, among: parts, attached + parted[0].extras, on: stage)
  }

  /// A part of a layout that is a view of its own and does nothing but choose, as that choice.
  private func choosingView(_ part: Visual) -> (choice: Visual, extras: [Item])? {
    guard case .view(let view) = part.kind, !view.type.takesContent else { return nil }
    let body = evaluator.body(of: view)
    let shown = body.visuals()
    guard shown.count == 1, case .branch = shown[0].kind else { return nil }
    let choice = Visual(kind: shown[0].kind, owner: part.owner, isChosen: part.isChosen, site: part.site)
    return (choice, body.extras())
  }

  private func tabBar(choosing choice: Visual, among parts: [Visual], _ attached: [Item], on stage: Stage)
    -> TabBar?
  {
    guard case .branch(let written) = choice.kind else { return nil }
    let branch = written.flattened
    guard branch.presenter == nil, !branch.isRegistry, !branch.tellsPhases(evaluator), !branch.isOfFields,
      let asked = evaluator.place(branch.subject)?.base
    else {
      return nil
    }
    // What may show nothing, and does at first, lies over something else.
    if showsNothingAtFirst(branch, by: asked) { return nil }
    let beside =
      parts.filter { $0.site != choice.site }.map { Item.attachment($0.content, $0.site) } + attached
    let lasting = beside.filter { !comesLater($0) }
    // A part of what is chosen may decide: `switch selected.tag`.
    let set =
      sets(asked, in: lasting, forMostOf: branch)
      ? asked : asked.via.first(where: { setsElements(of: $0, in: lasting, forMostOf: branch) })
    let elsewhere = set == nil ? controls(besides: attached, of: branch, asked, on: stage) : []
    guard let place = set ?? (elsewhere.isEmpty ? nil : asked), !isOfForm(choice, by: place, among: parts)
    else { return nil }
    let first = initialAlternative(branch, [:])
    let tabs = branch.alternatives.indices.filter { branch.alternatives[$0].content.isSubstantial }.map {
      let (test, content) = (branch.alternatives[$0].test, branch.alternatives[$0].content)
      // What is shown for anything else is shown for what is there at first.
      let key = test.key ?? ($0 == first ? evaluator.initialValue(of: asked) : nil)
      return NavigationContainer.Part(
        key: key, content: content, site: content.items.first?.site ?? branch.site)
    }
    let container = NavigationContainer(
      kind: .tabs(selection: .place(place)), parts: tabs, site: branch.site)
    return TabBar(container: container, beside: beside, owner: choice.owner, controlsElsewhere: elsewhere)
  }

  private func showsNothingAtFirst(_ branch: Branch, by place: Place) -> Bool {
    if let first = initialAlternative(branch, [:]) {
      return !branch.alternatives[first].content.isSubstantial
    }
    let initial = evaluator.initialValue(of: place)
    return branch.alternatives.allSatisfy { evaluator.holds($0.test, initial) == false }
  }

  /// The controls of a bar that lies neither over nor beside what is chosen.
  private func controls(besides attached: [Item], of branch: Branch, _ place: Place, on stage: Stage)
    -> [Controls.Setting]
  {
    let inPages = stage.isOfWindow ? controlsInPages(of: branch, place) : []
    return inPages.isEmpty ? controlsInSheets(among: attached, of: branch, place) : inPages
  }

  /// True for what is not there at first, such as a palette that is called up: it is no bar.
  func comesLater(_ item: Item) -> Bool {
    guard case .attachment(let content, _) = item else { return false }
    let visuals = content.visuals()
    return !visuals.isEmpty
      && visuals.allSatisfy { visual in
        guard let turn = visual.turn, let place = evaluator.place(turn.subject) else { return false }
        return evaluator.holds(turn.test, evaluator.initialValue(of: place)) == false
      }
  }

  /// True where fields, or controls that set something else, stand below a choice.
  private func isOfForm(_ choice: Visual, by place: Place, among parts: [Visual]) -> Bool {
    parts.drop { $0.site != choice.site }.dropFirst().contains {
      $0.content.holdsInput() && !isHandedOver(place, in: $0.content.items)
    }
  }

  /// True for a tab bar of the app's own, or several; where a choice is pushed, it has done away with the bar that leads
  /// back.
  func isTabBar(_ body: Content, on stage: Stage, _ role: Frame.Role) -> Bool {
    let mayChoose = stage.mayHoldTabBar && (role == .root || body.hidesBar(0))
    let key = TabBarKey(
      body: body, isLayer: stage.isLayer, isOfWindow: stage.isOfWindow, isPushed: role == .pushed,
      mayChoose: mayChoose)
    if let known = knownTabBars[key] { return known }
    let before = openMounts
    let found =
      tabBar(in: body, on: stage, role, mayChoose: mayChoose, extras: body.extras()) != nil
      || mayChoose && tabBarSets(in: body, on: stage) != nil
    if openMounts == before { knownTabBars[key] = found }
    return found
  }

  struct TabBarKey: NumberedKey {
    var body: Content
    var isLayer: Bool
    var isOfWindow: Bool
    var isPushed: Bool
    var mayChoose: Bool
    var keyNumber: Int { body.keyNumber }
  }

  /// True where some items write a place so that all alternatives of a choice but one at most can be reached.
  func sets(_ place: Place, in items: [Item], forMostOf branch: Branch) -> Bool {
    let count = branch.alternatives.filter(\.content.isSubstantial).count
    guard count > 1, !items.isEmpty else { return false }
    var controls = Controls(place: place, evaluator: evaluator)
    // Parts written in place between which a feature's actions choose are modes of one screen.
    controls.followsActions = branch.showsSeveral
    controls.follow(items)
    return reach(controls.settings, place, mostOf: branch)
  }

  /// True where what controls do to a place leads to all alternatives of a choice but one at most.
  func reach(_ settings: [Controls.Setting], _ place: Place, mostOf branch: Branch) -> Bool {
    if settings.contains(where: { $0.value == nil }) { return true }
    if settings.looped.contains(where: { isAnyCase($0, of: place) || branch.asksForTexts && isAnyText($0) }) {
      return true
    }
    let reached = Set(
      settings.compactMap(\.value).compactMap { value in
        branch.alternatives.firstIndex { evaluator.holds($0.test, value) == true }
      })
    let count = branch.alternatives.filter(\.content.isSubstantial).count
    return reached.count > 1 && reached.count >= count - 1
  }

  /// True where controls set a place to one of what a part of decides a choice.
  private func setsElements(of place: Place, in items: [Item], forMostOf branch: Branch) -> Bool {
    guard let type = place.type?.unwrapped.declaration else { return false }
    var controls = Controls(place: place, evaluator: evaluator)
    controls.follow(items)
    let isElement = { [evaluator] (value: Value) in
      evaluator.type(of: value)?.unwrapped.declaration === type
    }
    if controls.isHandedOver || controls.settings.looped.contains(where: isElement) { return true }
    let chosen = Set(controls.values.filter(isElement)).count
    return chosen > 1 && chosen >= branch.alternatives.filter(\.content.isSubstantial).count - 1
  }

  /// True where a control among some items is handed a binding to a place.
  func isHandedOver(_ place: Place, in items: [Item]) -> Bool {
    var controls = Controls(place: place, evaluator: evaluator)
    controls.follow(items)
    return controls.isHandedOver
  }

  /// True for a text that is any of a list: the loop over a bar's buttons.
  private func isAnyText(_ value: Value) -> Bool {
    if case .string = value { return false }
    return evaluator.type(of: value)?.unwrapped.name == "String"
  }

  /// True for a value of an enumeration that is any of its cases, or any number: the loop over a bar's buttons.
  func isAnyCase(_ value: Value, of place: Place) -> Bool {
    let known = evaluator.type(of: value)?.unwrapped
    if known?.name == "Int", !value.isInteger { return place.type?.unwrapped.name == "Int" }
    guard let type = known?.declaration else { return false }
    return !type.cases.isEmpty && place.type?.unwrapped.declaration.map { $0 === type } ?? true
  }
}

extension Stage {
  /// False inside of tabs, columns and what is pushed: a choice there is part of a screen, unless it stands in a stack
  /// of its own and the bar that leads back is done away with.
  var mayHoldTabBar: Bool {
    switch kind {
    case .window, .layer: true
    case .container where isStack:
      parent.map {
        $0.isWindow || $0.isLayer || isWhole && $0.isOfWindow || isPushed && hidesOuterBar && $0.mayHoldTabBar
      } ?? false
    default: false
    }
  }
}

extension [Item] {
  /// True for what takes the stack's bar away.
  var hidesBar: Bool {
    contains { item in
      if case .trait(.barHidden) = item {
        true
      } else if case .trait(.backHidden) = item {
        true
      } else {
        false
      }
    }
  }
}

extension Content {
  /// True where the stack's bar is taken away at the top or in a layout.
  func hidesBar(_ level: Int) -> Bool {
    guard level < 8 else { return false }
    return items.hidesBar
      || items.contains { item in
        switch item {
        case .include(let content, _), .chosen(let content, _): content.hidesBar(level + 1)
        case .element(let element): Self.layouts.contains(element.name) && element.content.hidesBar(level + 1)
        default: false
        }
      }
  }
}

extension Content {
  /// True where a field or another control that sets a value is written in place.
  fileprivate func holdsInput(_ level: Int = 0) -> Bool {
    level < 8
      && items.contains { item in
        switch item {
        case .include(let content, _), .chosen(let content, _): content.holdsInput(level + 1)
        case .branch(let branch): branch.alternatives.contains { $0.content.holdsInput(level + 1) }
        case .element(let element):
          Self.inputs.contains(element.name)
            || Self.layouts.contains(element.name) && element.content.holdsInput(level + 1)
        default: false
        }
      }
  }

  /// True where nothing but fields and words is written in place.
  fileprivate func isOfFields(_ level: Int = 0) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .element(let element):
        Self.fields.contains(element.name)
          || level < 8 && Self.layouts.contains(element.name) && element.content.isOfFields(level + 1)
      default: true
      }
    }
  }

  private static let fields: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Text", "Label", "Image", "Spacer", "Divider",
  ]

  private static let inputs: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "DatePicker", "ColorPicker", "Stepper",
    "Slider",
  ]
}

extension Branch {
  /// True where each alternative is there for one text, and one perhaps for all others.
  fileprivate var asksForTexts: Bool {
    let asked = alternatives.filter(\.content.isSubstantial).map(\.test).filter {
      if case .otherwise = $0 { false } else { true }
    }
    return !asked.isEmpty
      && asked.allSatisfy { if case .string? = $0.key { true } else { false } }
  }

  /// True for nothing but fields and words beside them, such as one that shows a password and one that hides it.
  fileprivate var isOfFields: Bool {
    let shown = alternatives.flatMap { $0.content.visuals() }
    return shown.contains { $0.content.holdsInput() }
      && shown.allSatisfy { visual in
        guard case .inline(let content) = visual.kind else { return false }
        return content.isOfFields()
      }
  }

  /// With the branches of an `else` that asks for the same.
  var flattened: Branch {
    var flat = self
    flat.alternatives = alternatives.flatMap { alternative -> [Alternative] in
      let visuals = alternative.content.visuals()
      guard visuals.count == 1, case .branch(let inner) = visuals[0].kind, inner.subject == subject else {
        return [alternative]
      }
      return inner.flattened.alternatives
    }
    return flat
  }
}

extension Branch.Test {
  /// The value that it asks for.
  var key: Value? {
    switch self {
    case .equals(let value): value
    case .patterns(let patterns, _): patterns.count == 1 ? patterns[0].key : nil
    default: nil
    }
  }
}

extension Pattern {
  fileprivate var key: Value? {
    switch self {
    case .enumCase(_, let name, _): .enumCase(EnumValue(type: nil, name: name))
    case .expression(.integer(let number)): .integer(number)
    case .expression(.string(let text)): .string(text)
    case .expression(.implicitMember(let name, _)), .expression(.member(_, let name, _)):
      .enumCase(EnumValue(type: nil, name: name))
    default: nil
    }
  }
}
