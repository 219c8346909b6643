import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Layouts that stand around a screen: a modifier's, a wrapper's, or a window's.
  ///
  /// - Returns: what the layout is about, and what lies beside it; nil where the layout is the screen itself.
  func subject(of visual: Visual, on stage: Stage, _ role: Frame.Role) -> (content: Content, beside: [Item])?
  {
    guard case .inline(let content) = visual.kind, let layout = content.layout else { return nil }
    let parts = layout.visuals()
    // A layout around another one, with a colour or a picture behind it.
    let grounded = parts.filter { !$0.isSpace && !$0.isGraphic }
    if grounded.count == 1, case .inline(let inner) = grounded[0].kind, inner !== content,
      let found = subject(of: grounded[0], on: stage, role)
    {
      return (found.content, found.beside + layout.extras() + content.extras())
    }
    let isGiven = takesContent(visual)
    var isHanded = false
    // A modifier may be handed more to put beside the view that it is applied to.
    var subjects =
      visual.modifiedPart.map { [$0] }
      ?? parts.filter { part in
        isGiven && !part.isAtTimes
          || isForeign(part, in: visual.owner)
            && !isHandedBar(part, beside: parts, of: visual.owner, on: stage)
      }
    // What a helper is given, and something beside it that is always there, are one screen.
    if isGiven, subjects.count > 1 { return nil }
    // A layer that is there at times lies over the others.
    if subjects.contains(where: { !$0.isAtTimes }) { subjects.removeAll(where: \.isAtTimes) }
    if subjects.isEmpty, stage.isWindow, role == .root {
      subjects = parts.filter { part in
        if case .inline(let inner) = part.kind, inner.layeredViews.isEmpty { return false }
        return holdsContainer([part], 0, in: stage)
      }
      let lasting = parts.filter { !$0.isAtTimes && $0.isSubstantial }
      // What comes at times lies over what is always there, if that is no container either.
      if !subjects.isEmpty, !lasting.isEmpty, subjects.allSatisfy(\.isContainerAtTimes) { subjects = lasting }
      if subjects.isEmpty, lasting.count == 1, choosesBelow(lasting[0], on: stage, role) {
        subjects = lasting
      }
      if subjects.contains(where: { !$0.isAtTimes }) { subjects.removeAll(where: \.isContainerAtTimes) }
    }
    if subjects.isEmpty, stage.isLayer, role == .root, let owner = visual.owner,
      owner.takesContent || owner.modifiesViews
    {
      subjects = given(in: layout, to: owner)
      if subjects.count > 1 { return nil }
      isHanded = true
    }
    if subjects.isEmpty, role == .root, !stage.isWindow {
      subjects = parts.filter { isOwnStack($0, ofWriter: visual.owner) }
      if subjects.count > 1 { subjects = [] }
    }
    guard let first = subjects.first else { return nil }
    let beside = parts.filter { part in !subjects.contains { $0.site == part.site } }
    let items = beside.map(\.besideOthers) + layout.extras() + content.extras()
    if subjects.count == 1 {
      let isNamed = (isGiven || isHanded) && first.name != nil
      let named =
        isNamed ? Content(owner: first.owner, name: first.name, items: first.content.items) : first.content
      return (named, items)
    }
    return (Content(owner: first.owner, items: subjects.flatMap(\.content.items)), items)
  }

  /// True for the app's own kind of stack, around what it is given: it is a stack as the framework's is.
  private func isOwnStack(_ part: Visual, ofWriter owner: DeclaredType?) -> Bool {
    guard case .view(let view) = part.kind, part.owner === owner, !part.isAtTimes, view.type.takesContent,
      let (container, _) = evaluator.body(of: view).visuals().container, case .stack = container.kind
    else { return false }
    return true
  }

  /// True for what chooses the window's root below layers that come and go.
  private func choosesBelow(_ part: Visual, on stage: Stage, _ role: Frame.Role) -> Bool {
    switch part.kind {
    // What a scene writes in place has no name of its own.
    case .branch: part.owner?.conforms(to: "App") == true
    case .view(let view): opensChoice(view, stage, role)
    case .inline, .container, .external: false
    }
  }

  /// True for what a helper makes that puts something beside the views it is given: `withFooter { ListView() }`.
  private func takesContent(_ visual: Visual) -> Bool {
    guard let name = visual.name, let owner = visual.owner else { return false }
    return index.functions(named: name, of: owner).contains { function in
      function.declaration.parameters.contains { $0.attributes.contains("ViewBuilder") }
    }
  }

  /// The choice that is all there is in a layout, where it is one between containers or decides a root.
  func rootSwitch(in content: Content, on stage: Stage, _ role: Frame.Role, isBranch: Bool) -> Branch? {
    guard let switching = content.layoutSwitch(passing: isPassing) else { return nil }
    // In a tab, a column or a branch, modes and steps of one screen are written so.
    let mayExchange =
      stage.isOfWindow
      && (!isBranch || content.isAlone && switching.showsSeveral || content.joinsOpposites)
      || stage.isRootSwitching && isByEnvironment(switching, of: content.owner)
      || isByColumnBefore(switching, on: stage)
    let isRoot =
      role == .root && mayExchange && switching.presenter == nil && !switching.showsOne
      && exchangesScreens(switching, on: stage)
    let window = stage.isWindow && role == .root ? stage : nil
    if role == .root, !isBranch, stage.isLayer, isFlow(switching) { return switching }
    return isRoot || content.items.count == 1 && switching.holdsContainer(self, in: window) ? switching : nil
  }

  /// What hangs on the layouts around such a choice.
  func attached(around shown: Content, in content: Content) -> [Item] {
    (shown === content ? [] : shown.extras()) + shown.extrasAroundSwitch(passing: isPassing)
  }

  /// True for a layer that is there at times, as a spinner's view is that shows nothing otherwise, for a spinner itself,
  /// and for a ground.
  func isPassing(_ layer: Visual) -> Bool {
    if layer.isAtTimes || layer.isIndicator || layer.isGraphic { return true }
    guard case .view(let view) = layer.kind else { return false }
    if view.type.isNotice, doesNothing(view) { return true }
    return !view.type.takesContent && showsAtTimes(evaluator.body(of: view), 0)
  }

  /// True for a view without any control, such as one that moves in with a text and out again.
  private func doesNothing(_ view: ObjectValue) -> Bool {
    summarizer.leaves(of: evaluator.body(of: view)).allSatisfy { leaf in
      switch leaf.kind {
      case .presentation, .link, .effects, .handler, .registration, .selection, .nestedStack, .stored: false
      case .view, .choice, .inert, .tag, .identity, .trait: true
      }
    }
  }

  /// What cannot be told, as with a view of UIKit's, is there all the time.
  private func showsAtTimes(_ content: Content, _ level: Int) -> Bool {
    let visuals = content.visuals()
    return content.isNothing
      || !visuals.isEmpty
        && visuals.allSatisfy { visual in
          if visual.isAtTimes || visual.isGraphic { return true }
          guard level < Self.layerDepth else { return false }
          switch visual.kind {
          case .view(let view): return showsAtTimes(evaluator.body(of: view), level + 1)
          case .inline(let inner): return inner.layout.map { showsAtTimes($0, level + 1) } ?? inner.isNothing
          default: return false
          }
        }
  }

  private static let layerDepth = 6

  /// True for a choice by what others than the view may write as well.
  private func isByEnvironment(_ branch: Branch, of view: DeclaredType?) -> Bool {
    guard let view, let place = evaluator.place(branch.subject)?.base else { return false }
    return evaluator.isKeptOutside(place, of: view)
  }

  /// True for a choice in a column by what the columns before it write.
  func isByColumnBefore(_ branch: Branch, on stage: Stage) -> Bool {
    guard let place = evaluator.place(branch.subject)?.base, case .column(let position) = stage.kind,
      let columns = stage.parent?.children.prefix(position)
    else { return false }
    return frames.contains { frame in
      frame.stage.chain.contains { stage in columns.contains { $0 === stage } }
        && summarizer.leaves(of: frame.content).contains { $0.chooses(by: place) }
    }
  }

  /// True for a choice between screens: views, or a tab bar of the app's own and a view.
  func exchangesScreens(_ branch: Branch, on stage: Stage) -> Bool {
    if stage.isColumn, branch.showsOneInPlace { return false }
    let branch = stage.isOfWindow ? rootChoice(branch) : branch
    if branch.showsSeveral || branch.alternatives.count(where: { isScreen($0.content) }) > 1 { return true }
    let bars = tabBars(of: branch, on: stage).count
    return bars > 1
      || bars > 0 && branch.alternatives.contains { $0.content.visuals().contains(where: \.holdsView) }
  }

  /// True for a view of the app, also over what is only its ground.
  private func isScreen(_ content: Content) -> Bool {
    let visuals = content.visuals()
    if visuals.count == 1, case .inline(let inner) = visuals[0].kind, inner.choiceInLayers != nil {
      return true
    }
    return visuals.showView || isOverGround(content)
  }

  /// True for a view of the app over others that do nothing: nothing that is seen all the time is written in place.
  func isOverGround(_ content: Content) -> Bool {
    let visuals = content.visuals()
    guard let active = activeLayer(of: content), visuals.count == 1,
      case .inline(let shown) = visuals[0].kind, let layers = shown.layers
    else { return false }
    let lasting = layers.visuals().filter { (!$0.isAtTimes || $0.isChosen) && $0.isSubstantial }
    let views = lasting.compactMap { if case .view(let view) = $0.kind { view } else { nil } }
    return views.count == lasting.count && views.contains(active)
  }

  /// The alternatives that are tab views, split views or tab bars written in place, and what layers lie over: the view that
  /// writes them is their host.
  func hosts(of branch: Branch, on stage: Stage) -> [Int] {
    let nested = branch.alternatives.indices.filter { position in
      let visuals = branch.alternatives[position].content.visuals()
      guard visuals.count == 1, case .branch(let inner) = visuals[0].kind else { return false }
      return !tabBars(of: inner, on: stage).isEmpty
    }
    return branch.hosts + tabBars(of: branch, on: stage) + nested + [branch.ground].compactMap(\.self)
  }

  private func tabBars(of branch: Branch, on stage: Stage) -> [Int] {
    guard branch.alternatives.filter(\.content.isSubstantial).count > 1 else { return [] }
    return branch.alternatives.indices.filter {
      tabBar(in: branch.alternatives[$0].content, on: stage) != nil
    }
  }

  /// The one view of the app that does anything among layers over each other: the others are its ground, or lie over it.
  func activeLayer(of content: Content) -> ObjectValue? {
    let visuals = content.visuals()
    guard visuals.count == 1, case .inline(let shown) = visuals[0].kind, let layers = shown.layers else {
      return nil
    }
    let parts = layers.visuals()
    let lasting = parts.filter { (!$0.isAtTimes || $0.isChosen) && $0.isSubstantial }
    if lasting.count == 1, case .view(let view) = lasting[0].kind, !view.type.takesContent { return view }
    var views: [ObjectValue] = []
    for visual in parts {
      switch visual.kind {
      case .view(let view): views.append(view)
      case .inline: break
      case .container, .branch, .external: return nil
      }
    }
    let active = views.filter { view in
      !view.type.takesContent
        && (view.type.conforms(to: "UIViewControllerRepresentable")
          || summarizer.leaves(of: evaluator.body(of: view)).contains(where: \.acts))
    }
    return active.count == 1 ? active[0] : nil
  }

  /// What is handed to a frame of the app's own that puts it into layouts, such as a drawer with a handle.
  private func given(in content: Content, to owner: DeclaredType, _ level: Int = 0) -> [Visual] {
    guard level < 12 else { return [] }
    return content.items.flatMap { item -> [Visual] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _):
        if let giver = inner.owner, giver !== owner, giver.isView || giver.modifiesViews {
          // A modifier of the app's own on the frame is around what that is given.
          let framed = inner.visuals().filter { $0.isModified(by: giver) }
            .flatMap { given(in: $0.content, to: owner, level + 1) }
          if !framed.isEmpty { return framed }
          let shown = inner.visuals()
          guard var first = shown.first else { return [] }
          if shown.count > 1 {
            first = Visual(kind: .inline(inner), owner: giver, isChosen: false, site: first.site)
          }
          first.name = first.name ?? inner.name
          return [first]
        }
        return given(in: inner, to: owner, level + 1)
      case .element(let element) where Content.layouts.contains(element.name):
        return given(in: element.content, to: owner, level + 1)
      case .branch(let slot) where slot.presenter != nil:
        return [Visual(kind: .branch(slot), owner: content.owner, isChosen: false, site: slot.site)]
      // The same frame, with a modifier or without.
      case .branch(let branch) where owner.modifiesViews:
        let each = branch.alternatives.map { given(in: $0.content, to: owner, level + 1) }
        return each.allSatisfy { $0.map(\.site) == each[0].map(\.site) } ? each.last ?? [] : []
      default: return []
      }
    }
  }

  /// True for what is handed to a tab's root and bound to what others choose, where that has a view of its own.
  private func isHandedBar(_ part: Visual, beside parts: [Visual], of owner: DeclaredType?, on stage: Stage)
    -> Bool
  {
    guard stage.chain.contains(where: \.isTab), case .view(let view) = part.kind,
      view.fields.values.contains(where: \.isBinding)
    else { return false }
    return parts.contains { other in
      guard case .view = other.kind, !other.isAtTimes else { return false }
      return other.owner === owner
    }
  }

  /// True for what others hand to a modifier or to a view that wraps it.
  private func isForeign(_ part: Visual, in owner: DeclaredType?) -> Bool {
    guard let owner, let theirs = part.owner else { return false }
    if theirs === owner { return owner.takesContent && part.isSlot }
    // A colour that the app adds to the framework's is nobody's screen.
    if theirs.kind == .addition, !theirs.modifiesViews, !part.isSubstantial { return false }
    if owner.modifiesViews { return true }
    guard owner.takesContent else { return false }
    if case .inline = part.kind { return false }
    return true
  }

  /// True where a modifier's view is wrapped around what a view itself shows.
  func wrapsOwn(_ visual: Visual, of type: DeclaredType) -> Bool {
    guard visual.owner?.modifiesViews == true, case .view(let wrapper) = visual.kind else { return false }
    let visuals = evaluator.body(of: wrapper).visuals()
    guard visuals.count == 1, case .inline(let content) = visuals[0].kind else { return false }
    return (content.layout ?? content).visuals().contains { $0.owner === type && !holdsContainer([$0], 0) }
  }
}

extension Visual {
  /// True for whatever is stored somewhere.
  fileprivate var isSlot: Bool {
    if case .branch(let branch) = kind { branch.presenter != nil } else { false }
  }

  /// The part of a modifier's layout that is, or holds, what the modifier is applied to.
  var modifiedPart: Visual? { modifiedPart(0) }

  private func modifiedPart(_ level: Int) -> Visual? {
    guard level < 12, let owner, case .inline(let content) = kind, let layout = content.layout else {
      return nil
    }
    let all = layout.visuals()
    // A layout around another one.
    if all.count == 1, let part = all[0].modifiedPart(level + 1) { return part }
    let parts = all.filter { $0.holds(modifiedBy: owner) }
    return parts.count == 1 ? parts[0] : nil
  }

  /// True for what a modifier is applied to, also in layouts of that modifier.
  private func holds(modifiedBy type: DeclaredType, _ level: Int = 0) -> Bool {
    if isModified(by: type) { return true }
    guard level < 12, owner === type, case .inline(let content) = kind, let layout = content.layout else {
      return false
    }
    return layout.visuals().contains { $0.holds(modifiedBy: type, level + 1) }
  }
}

extension Leaf {
  /// False for the mere presence of a view, and for what cannot be used.
  var acts: Bool {
    switch kind {
    case .view, .inert: false
    default: true
    }
  }
}

extension Leaf {
  /// True for a selection, and for code that writes a known value: of those that a control writes none is.
  fileprivate func chooses(by place: Place) -> Bool {
    switch kind {
    case .effects(let effects):
      effects.contains {
        if case .set(let value) = $0.operation {
          value.isDetermined && $0.place?.base == place
        } else {
          false
        }
      }
    case .selection(let selected, _): selected == place
    default: false
    }
  }
}
