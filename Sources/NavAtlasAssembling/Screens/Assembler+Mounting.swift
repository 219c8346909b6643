import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  // MARK: Mounting

  /// Shows content on a stage.
  ///
  /// - Returns: the screens that can be seen then.
  func mount(
    _ content: Content, on stage: Stage, _ role: Frame.Role, _ naming: Naming, extras outer: [Item] = [],
    presentation: Presentation? = nil, level: Int = 0
  ) -> [ScreenNode] {
    guard level < 40 else { return [] }
    let extras = outer + content.extras()
    guard presentation == nil, let layers = containerLayers(extras, on: stage, role) else {
      return mount(content, extras, on: stage, role, naming, presentation, level)
    }
    let around = containerLayers(outer, on: stage, role)?.others ?? outer
    let ground = Content(owner: content.owner, name: content.name, items: content.items + around)
    guard let layer = layers.shown.first(where: { !layersAround.contains($0.site) }),
      let branch = layer.choice(over: ground)
    else { return mount(content, layers.others, on: stage, role, naming, nil, level) }
    if asksTwice(branch, below: content) {
      let nodes = mount(content, layers.others, on: stage, role, naming, nil, level)
      _ = mountTurns([layer], stage, role, naming, [], level)
      return nodes
    }
    layersAround.insert(layer.site)
    defer { layersAround.remove(layer.site) }
    return mount(branch, on: stage, role, naming, [], nil, level + 1)
  }

  private func mount(
    _ content: Content, _ extras: [Item], on stage: Stage, _ role: Frame.Role, _ naming: Naming,
    _ presentation: Presentation?, _ level: Int
  ) -> [ScreenNode] {
    let visuals = content.visuals()
    if role == .root, presentation == nil { noteStandIns(in: content, on: stage, naming) }
    var extras = extras
    // What the app itself does, it does on whatever screen.
    if stage.isWindow, level == 0, let app = content.owner, app.conforms(to: "App") {
      show(nil, on: stage, .container, Content(owner: app, items: extras.filter(\.acts)))
      extras.removeAll(where: \.acts)
    }
    if stage.isWindow, visuals.count > 1, !isContainerBesideParts(visuals, naming) {
      if visuals.takeTurns { return mountTurns(visuals, stage, role, naming, extras, level) }
      if let (stack, whole) = stackBesideParts(visuals, naming) {
        return mount(stack, on: stage, role, whole, extras: extras, level: level + 1)
      }
      return mountEach(visuals, stage, role, naming, extras, level)
    }
    if presentation != nil, let choice = visuals.chainOfTurns {
      return mount(choice, on: stage, role, naming, extras, presentation, level)
    }
    // Each value that a column's root may be chosen by.
    let chosen = visuals.filter(\.isSubstantial)
    if stage.isColumn, visuals.count > 1, visuals.allSatisfy(\.isChosen), chosen.contains(where: \.holdsView),
      chosen.allSatisfy(\.holdsView)
    {
      return chosen.flatMap {
        mount(
          $0.content, on: stage, role, naming, extras: extras, presentation: presentation, level: level + 1)
      }.distinct
    }
    if let choice = layerChoice(in: content, on: stage, role) {
      return mount(choice, on: stage, role, naming, extras, presentation, level)
    }
    if let (container, visual) = visuals.container {
      let rest = extras + visuals.besides(container) + besideContainer(in: content)
      var naming = naming
      if !naming.isOwner, let name = visual.name ?? content.name(for: visual), let owner = visual.owner {
        (naming.owner, naming.part, naming.isNamed) = (owner, name, true)
      }
      if let giver = columnGiver(of: container, naming) ?? tabGiver(of: container, visual, naming) {
        naming.owner = giver
      }
      let shown = mount(container, on: stage, role, naming, rest, presentation, level)
      show(
        containerPhases(in: content), of: naming, insteadOf: container, shown, on: stage, role, presentation)
      return shown
    }
    let mayChoose = role == .root || extras.hidesBar || content.hidesBar(0)
    if let bar = tabBar(in: content, on: stage, role, mayChoose: mayChoose, extras: extras) {
      barsElsewhere[bar.container.site] = bar.controlsElsewhere
      var naming = naming
      if let giver = naming.giver(of: bar.owner) ?? pageGiver(of: bar.container, naming) {
        naming.owner = giver
      }
      let shown = mount(bar.container, on: stage, role, naming, bar.beside, presentation, level)
      if !bar.instead.isEmpty, naming.isOwner {
        show(shown.first, on: stage, role, Content(owner: naming.owner, items: bar.instead))
      }
      return shown
    }
    if mayChoose, let sets = tabBarSets(in: content, on: stage) {
      return mount(sets.choice, on: stage, role, naming, extras + sets.beside, presentation, level + 1)
    }
    if visuals.count == 1, let visual = visuals.first {
      switch visual.kind {
      case .view(let view):
        if isTitledPhase(visual, naming, extras) { break }
        if role == .root { noteStandIn(visual, on: stage, naming) }
        return mount(view, visual, on: stage, role, naming, extras, presentation, level)
      case .branch(let branch):
        return afterWaiting(for: visual) {
          mount(branch, on: stage, role, naming, extras, presentation, level)
        }
      case .external(let element):
        let node = node(named: element.name, owner: nil, kind: .external, site: visual.site)
        show(node, on: stage, role, content, presentation: presentation)
        return [node]
      case .inline(let inner):
        if let switching = rootSwitch(in: inner, on: stage, role, isBranch: naming.isBranch) {
          let attached = extras + attached(around: inner, in: content)
          return mount(switching, on: stage, role, naming, attached, presentation, level)
        }
        if let choice = columnChoice(in: inner, on: stage, role) {
          let attached = extras + (inner === content ? [] : inner.extras())
          return mount(choice, on: stage, role, naming, attached, presentation, level)
        }
        if stage.isColumn, let choice = inner.columnInLayout {
          let attached = extras + attached(around: inner, in: content)
          return mount(choice, attached, on: stage, role, naming, presentation, level + 1)
        }
        if let turns = turns(in: inner, on: stage, role, isBranch: naming.isBranch) {
          let attached = extras + attached(around: inner, in: content) + turns.extras
          return mountTurns(turns.parts, stage, role, naming, attached, level)
        }
        if let (subject, beside) = subject(of: visual, on: stage, role) {
          let naming = named(naming, byGiverOf: subject, presentation)
          return mount(
            subject, on: stage, role, naming, extras: extras + beside, presentation: presentation,
            level: level + 1)
        }
      case .container: break
      }
    }
    return [inline(content, visuals, on: stage, role, naming, extras, presentation)]
  }

  /// Shows what stands in place of a container at times: on the root of a stack, or else on the view that chooses.
  private func show(
    _ phases: [Item], of naming: Naming, insteadOf container: NavigationContainer,
    _ shown: [ScreenNode],
    on stage: Stage, _ role: Frame.Role, _ presentation: Presentation?
  ) {
    guard !phases.isEmpty, naming.isOwner, let owner = naming.owner else { return }
    var node = node(for: owner)
    if case .stack = container.kind, let root = shown.first { node = root }
    let content = Content(owner: owner, items: phases)
    show(node, on: stage, role, content, presentation: presentation)
  }

  /// What a frame in a layer is around is called after the view that writes it.
  private func named(_ naming: Naming, byGiverOf subject: Content, _ presentation: Presentation?) -> Naming {
    guard naming.isOwner, let presentation, let owner = naming.owner, owner.takesContent,
      let giver = subject.visuals().first?.owner, giver !== owner, naming.giver(of: giver) == nil
    else { return naming }
    return Naming(owner: giver, part: presentation.kind.rawValue, known: naming.known)
  }

  /// The view that hands a wrapper of the app's own the columns which that puts beside each other.
  private func columnGiver(of container: NavigationContainer, _ naming: Naming) -> DeclaredType? {
    guard case .split = container.kind else { return nil }
    return container.parts.lazy.compactMap { naming.giver(of: $0.content.visuals().first?.owner) }.first
  }

  /// The view that writes the tabs which a wrapper of the app's own is around.
  private func tabGiver(of container: NavigationContainer, _ visual: Visual, _ naming: Naming)
    -> DeclaredType?
  {
    if case .tabs = container.kind { naming.giver(of: visual.owner) } else { nil }
  }

  /// The view that hands a tab bar of the app's own all the pages.
  private func pageGiver(of container: NavigationContainer, _ naming: Naming) -> DeclaredType? {
    let givers = container.parts.map { naming.giver(of: $0.content.visuals().first?.owner) }
    guard let giver = givers.first, givers.allSatisfy({ $0 === giver }) else { return nil }
    return giver
  }

  private static let manyVisuals = 16

  private func mountEach(
    _ visuals: [Visual], _ stage: Stage, _ role: Frame.Role, _ naming: Naming, _ extras: [Item], _ level: Int
  ) -> [ScreenNode] {
    if !visuals.contains(where: \.holdsView) { return [] }
    show(nil, on: stage, .container, Content(owner: naming.owner, items: extras))
    var nodes: [ScreenNode] = []
    var sites: Set<Site> = []
    for visual in visuals where visual.holdsView {
      // So many are the same pieces in other states: a root that is shown inside of itself.
      if visuals.count > Self.manyVisuals, !sites.insert(visual.site).inserted { continue }
      let found = mount(visual.content, on: stage, role, naming, level: level + 1)
      if nodes.isEmpty { nodes = found }
    }
    return nodes
  }

  /// Views of frameworks in place: a screen without a type of its own.
  func inline(
    _ content: Content, _ visuals: [Visual], on stage: Stage, _ role: Frame.Role, _ naming: Naming,
    _ extras: [Item],
    _ presentation: Presentation?
  ) -> ScreenNode {
    let node: ScreenNode
    var extras = extras
    if naming.isOwner, let whole = naming.whole {
      node = self.node(for: whole.owner)
      extras += whole.others
    } else if naming.isOwner,
      let owner = naming.giver(of: visuals.first?.owner) ?? naming.giver(within: content) ?? naming.owner
    {
      let inside = activeLayer(of: content).flatMap { owner.isOnlyAround($0.type) ? $0 : nil }
      node = self.node(for: inside?.type ?? owner)
      if let inside { mounted[node] = inside }
    } else if let view = (naming.isNamed ? content.onlyPage : content.onlyView?.view)
      ?? activeLayer(of: content)
      ?? (isAboutView(naming, on: stage, presentation) ? content.viewBesideBars?.view : nil)
    {
      node = self.node(for: view.type)
      mounted[node] = view
    } else if !naming.isNamed, let first = visuals.first, visuals.count == 1,
      let name = first.name ?? content.name,
      let owner = first.owner, owner.isView || owner.conforms(to: "ViewModifier")
    {
      node = self.node(named: "\(owner.screenName).\(name)", owner: owner, kind: .inline, site: first.site)
    } else {
      let writer = visuals.first?.owner.flatMap { $0.isView || $0.modifiesViews ? $0 : nil }
      let owner = naming.isNamed ? naming.owner : writer ?? naming.owner
      node = self.node(
        named: "\(owner?.screenName ?? "App").\(naming.part)", owner: owner, kind: .inline,
        site: visuals.first?.site ?? Site(file: owner?.file ?? 0, offset: owner?.offset ?? 0))
    }
    show(
      node, on: stage, role,
      extras.isEmpty ? content : Content(owner: content.owner, items: content.items + extras),
      presentation: presentation)
    return node
  }

  // MARK: Views

  private func mount(
    _ view: ObjectValue, _ visual: Visual, on stage: Stage, _ role: Frame.Role, _ naming: Naming,
    _ extras: [Item],
    _ presentation: Presentation?, _ level: Int
  ) -> [ScreenNode] {
    let body = evaluator.body(of: view)
    visited.insert(view.type)
    // A controller that hosts a view as its child is the screen, not the view.
    let hosting =
      naming.isOwner && !view.type.isController ? naming.owner.flatMap { $0.hostsChildren ? $0 : nil } : nil
    let inner = Naming(
      owner: hosting ?? view.type, part: "content", isOwner: true,
      known: naming.known.merging(routes(in: view)) { $1 },
      givers: naming.around, body: body,
      isBranch: naming.isBranch, isInBranch: naming.isBranch, whole: naming.whole)
    if isHosting(view, body) {
      return mount(
        body, on: stage, role, naming, extras: extras, presentation: presentation, level: level + 1)
    }
    if let splash = mountSplash(view, body, on: stage, role, inner, extras) { return splash }
    if let choice = givenChoice(of: view, in: body, on: stage) {
      return mount(
        choice.branch, on: stage, role, inner, extras + choice.beside, presentation, level + 1)
    }
    let layoutOwner = layoutOwner(of: view, visual, naming)
    let isFilled = layoutOwner != nil && isFilledInPlace(view) && !isTabBar(body, on: stage, role)
    if !isFilled, isTransparent(view, body, stage, role, isBranch: naming.isBranch) {
      if !naming.isBranch, let (content, known) = inlined(body, of: view, stage, role) {
        var inner = inner
        inner.known.merge(known) { $1 }
        return mount(
          content, on: stage, role, inner, extras: extras, presentation: presentation, level: level + 1)
      }
      return mount(body, on: stage, role, inner, extras: extras, presentation: presentation, level: level + 1)
    }
    notePhases(of: body)
    let around =
      layoutOwner ?? naming.outside(of: view.type, by: visual.owner)
      ?? maker(of: view.type, visual.owner, naming) ?? wrapper(of: view.type, visual.owner, naming, extras)
      ?? evaluator.represented(by: view)
    let node = node(for: around ?? view.type)
    mounted[node] = view
    show(
      node, on: stage, role, Content(owner: view.type, items: extras + [.view(view, visual.site)]),
      presentation: presentation)
    return [node]
  }

  /// True for a controller that is generic as a hosting controller, around what somebody writes in place: that is what it
  /// would be without one.
  private func isHosting(_ view: ObjectValue, _ body: Content) -> Bool {
    guard view.type.isController, view.type.isGenericOverView else { return false }
    let visuals = body.visuals()
    guard visuals.count == 1, case .inline = visuals[0].kind else { return false }
    return visuals[0].owner?.isView == true
  }

  /// The view that a layout of the app's own lays out the content of.
  private func layoutOwner(of view: ObjectValue, _ visual: Visual, _ naming: Naming) -> DeclaredType? {
    guard naming.isOwner, view.type.takesContent, view.holdsContent, let owner = visual.owner,
      // What shows a feature is its screen, whatever it is handed besides.
      !view.fields.values.contains(where: { evaluator.type(of: $0).map(index.isStore) ?? false })
    else { return nil }
    return owner === naming.owner ? owner : naming.giver(of: owner)
  }

  /// True for a layout that is given views of frameworks in place beside views of the app: whoever writes them is the
  /// screen.
  private func isFilledInPlace(_ view: ObjectValue) -> Bool {
    view.fields.values.contains { field in
      let given: Value =
        if case .closure(let closure) = field, closure.expression.parameters.isEmpty {
          evaluator.apply(
            field, to: [], at: Site(file: closure.scope.file, offset: closure.expression.offset))
        } else {
          field
        }
      guard case .content(let content) = given else { return false }
      let shown = content.visuals().filter(\.isSubstantial)
      let inPlace = shown.filter { if case .inline = $0.kind { true } else { false } }
      let views = shown.filter { if case .view = $0.kind { true } else { false } }
      return !inPlace.isEmpty && !views.isEmpty && inPlace.count + views.count == shown.count
        && !holdsContainer(shown, 0)
    }
  }
}

extension DeclaredType {
  /// True for a controller that is no container, and neither a hosting controller nor one that is generic as those are.
  fileprivate var hostsChildren: Bool {
    isController && conformances.isDisjoint(with: Self.holders) && !isGenericOverView
  }

  private static let holders: Set<String> = [
    "UIHostingController", "NSHostingController", "UINavigationController", "UITabBarController",
    "UISplitViewController",
  ]
}

extension Item {
  /// False for what only says something about the view it is on.
  var acts: Bool {
    switch self {
    case .identity, .registration, .tag, .trait: false
    default: true
    }
  }
}

extension [Visual] {
  /// What lies over or beside a container.
  fileprivate func besides(_ container: NavigationContainer) -> [Item] {
    compactMap { visual in
      if case .container = visual.kind { return nil }
      return .attachment(visual.content, visual.site)
    }
  }
}

extension [[ScreenNode]] {
  /// True where branches show different screens.
  var isSwitch: Bool { Set(filter { !$0.isEmpty }).count != 1 || contains([]) }
}

extension Value {
  /// The text by which a tab is known.
  var keyText: String? {
    switch self {
    case .enumCase(let value): value.name
    case .string(let text): text
    case .integer(let number): String(number)
    default: nil
    }
  }
}

extension Content {
  /// The property or function that is nothing but something seen.
  fileprivate func name(for visual: Visual) -> String? { visual.owner === owner ? name : nil }
}
