extension Assembler {
  /// The app's scenes, and what else shows a first screen.
  func mountScenes() {
    for type in index.types where type.conforms(to: "App") && type.kind == .structure {
      visited.insert(type)
      let site = Site(file: type.file, offset: type.offset)
      for content in begin(type, site) { mountWindows(content, of: type, at: site) }
    }
    for type in index.types where !type.conformances.isDisjoint(with: Self.delegates) { mountDelegate(type) }
    enterDelegates()
  }

  /// What an app shows, on each platform, and what the objects do that its initialiser makes.
  private func begin(_ type: DeclaredType, _ site: Site) -> [Content] {
    let app = evaluator.instance(of: type)
    var bodies = evaluator.bodies(of: app)
    guard let body = bodies.first else { return [] }
    let started = app.fields.keys.sorted().flatMap { name in
      (app.fields[name]?.alternatives ?? []).compactMap { value -> Item? in
        guard case .object(let object) = value, let begun = evaluator.begun[object], !begun.items.isEmpty
        else { return nil }
        return .handler(Handler(event: .lifecycle, content: begun, site: site))
      }
    }
    if !started.isEmpty {
      bodies[0] = Content(owner: body.owner, name: body.name, items: body.items + started)
    }
    return bodies
  }

  private static let delegates: Set<String> = [
    "UIWindowSceneDelegate", "UIApplicationDelegate", "UISceneDelegate", "NSApplicationDelegate",
    "WKApplicationDelegate",
    "UIResponder",
  ]

  /// UIKit's way to the first screen: a hosting controller becomes a window's root.
  private func mountDelegate(_ type: DeclaredType) {
    let content = Content(owner: type)
    for functions in type.functions.values.sorted(by: { $0[0].declaration.offset < $1[0].declaration.offset })
    {
      for function in functions where function.declaration.code != nil {
        let scope = Scope(
          type: type, receiver: .typed(StaticType(name: type.name, declaration: type)), file: function.file,
          content: content)
        _ = evaluator.run(function.declaration.body ?? [], scope)
      }
    }
    mountWindowRoots(content, type, 0)
  }

  private func mountWindowRoots(_ content: Content, _ type: DeclaredType, _ level: Int) {
    guard level < 12 else { return }
    for item in content.items {
      switch item {
      case .include(let inner, _), .chosen(let inner, _): mountWindowRoots(inner, type, level + 1)
      case .branch(let branch):
        for alternative in branch.alternatives { mountWindowRoots(alternative.content, type, level + 1) }
      case .effect(let effect):
        guard let value = effect.windowRoot else { continue }
        let window = stage(.window, in: nil, at: effect.site, name: "\(type.name) \(effect.site.offset)")
        for value in value.alternatives {
          let shown = evaluator.content(value, owner: type, at: effect.site)
          if !shown.items.isEmpty {
            launch(mount(shown, on: window, .root, Naming(owner: type, part: "window")), effect.site)
          }
        }
      default: break
      }
    }
  }

  /// - Parameter place: where what can be seen is written, where no branch was chosen on the way to it.
  func launch(_ nodes: [ScreenNode], _ site: Site, seenAt place: Site? = nil) {
    for node in nodes {
      for leaf in leaves(of: node, 0) {
        let shown = (shownAt[node] ?? [place ?? site]).map { index.conditions(of: [$0]) }
        entries.append(
          EntryDraft(
            kind: "launch", nodes: [leaf], site: site, stage: nil, conditions: CompiledConditions(shown)))
      }
    }
  }

  /// The screen that can be seen first where a screen is a tab view or a split view.
  func leaves(of node: ScreenNode, _ level: Int) -> [ScreenNode] {
    guard level < 8 else { return [node] }
    let roots = node.hosts.flatMap(\.roots).filter { $0 != node }.distinct
    return roots.isEmpty ? [node] : roots.flatMap { leaves(of: $0, level + 1) }
  }

  /// Views that nothing shows: in a package without an app they are where its users come in.
  func mountUnshown() {
    let foreign = foreign
    let unshown = index.types.filter {
      $0.isShown && $0.kind != .interface && !visited.contains($0) && !foreign.contains($0)
    }
    var embedded: Set<DeclaredType> = []
    for type in unshown {
      embedded.formUnion(views(in: evaluator.body(of: evaluator.object(type)), except: type))
    }
    let hasScreens = !frames.isEmpty
    embedded.formUnion(evaluator.wrapped)
    for type in unshown where !embedded.contains(type) && !visited.contains(type) {
      let body = evaluator.body(of: evaluator.object(type))
      if hasScreens || type.isController, !body.navigates { continue }
      let site = Site(file: type.file, offset: type.offset)
      let window = stage(.window, in: nil, at: site, name: "unshown " + type.name)
      window.isReachable = false
      _ = mount(
        Content(owner: nil, items: [.view(evaluator.object(type), site)]), on: window, .root,
        Naming(owner: type, part: "content", isOwner: true))
      settleNew()
    }
  }

  /// The views in some content and in each other, up to a number that nobody previews.
  func views(below content: Content) -> Set<DeclaredType> {
    var found = views(in: content, except: nil)
    var waiting = found.sorted { $0.order < $1.order }
    while let type = waiting.popLast(), found.count < 64 {
      let more = views(in: evaluator.body(of: evaluator.object(type)), except: type).subtracting(found)
      found.formUnion(more)
      waiting += more.sorted { $0.order < $1.order }
    }
    return found
  }

  private func views(in content: Content, except own: DeclaredType?) -> Set<DeclaredType> {
    var found: Set<DeclaredType> = []
    var seen: Set<Content> = []
    func walk(_ content: Content, _ level: Int) {
      guard level < 60, seen.insert(content).inserted else { return }
      for item in content.items {
        switch item {
        case .include(let inner, _), .chosen(let inner, _), .recursion(let inner), .attachment(let inner, _),
          .selection(_, let inner, _):
          walk(inner, level + 1)
        case .element(let element): walk(element.content, level + 1)
        case .view(let view, _): if view.type !== own { found.insert(view.type) }
        case .branch(let branch):
          for alternative in branch.alternatives { walk(alternative.content, level + 1) }
        case .container(let container): for part in container.parts { walk(part.content, level + 1) }
        case .presentation(let presentation):
          walk(
            evaluator.content(
              evaluator.apply(presentation.handler, to: [.unknown], at: presentation.site), owner: nil,
              at: presentation.site), level + 1)
        case .registration(let registration):
          walk(
            evaluator.content(
              evaluator.apply(registration.handler, to: [.typed(registration.type)], at: registration.site),
              owner: nil, at: registration.site), level + 1)
        case .handler(let handler): walk(handler.content, level + 1)
        default: break
        }
      }
    }
    walk(content, 0)
    return found
  }

  /// Presentations that no code was seen to open: whoever shows them may.
  func fallBack() {
    followStoredFunctions()
    for (_, list) in drivers.changes.sorted(by: { $0.key.owner + $0.key.name < $1.key.owner + $1.key.name }) {
      for (content, frame, _) in list where !reacted.contains(ObjectIdentifier(content)) {
        follow(content, as: frame, [], trigger: "change")
      }
    }
    for presented in drivers.presentations.inOrder
    where !opened.contains(
      PresentationKey(presented.presentation))
    {
      guard presented.frame.node != nil, mayBeOpened(presented.presentation),
        !isRivalOpened(presented.presentation)
      else { continue }
      let action = Action(
        kind: .viewLink(presented.presentation), frame: presented.frame,
        sites: [presented.presentation.site], isInferred: true)
      open(presented.presentation, with: presented.presentation.isItem ? .unknown : nil, action)
    }
  }
}

extension Assembler {
  /// True where code was seen to open another case of what drives a presentation: then all that opens one was seen.
  func isRivalOpened(_ presentation: Presentation) -> Bool {
    guard presentation.enumCase != nil, let place = evaluator.place(presentation.driver)?.base else {
      return false
    }
    return (drivers.presentations[place]?.all ?? []).contains {
      opened.contains(PresentationKey($0.presentation))
    }
  }
}

extension Effect {
  /// What becomes a window's root, or is the first thing that code without a screen pushes.
  fileprivate var windowRoot: Value? {
    switch operation {
    case .set(let value) where place?.name == "rootViewController": value
    case .library(let move) where move.kind == .viewPush || move.kind == .push || move.kind == .replace:
      move.value
    default: nil
    }
  }
}

extension Content {
  /// True where there is anything that navigates at the top, or a container. O(items): the same content is in many others.
  fileprivate var navigates: Bool {
    var seen: Set<Content> = []
    return navigates(&seen, 0)
  }

  private func navigates(_ seen: inout Set<Content>, _ level: Int) -> Bool {
    guard level < 60, seen.insert(self).inserted else { return false }
    return items.contains { item in
      switch item {
      case .include(let inner, _), .chosen(let inner, _), .attachment(let inner, _),
        .selection(_, let inner, _):
        inner.navigates(&seen, level + 1)
      case .element(let element): element.content.navigates(&seen, level + 1)
      case .branch(let branch): branch.alternatives.contains { $0.content.navigates(&seen, level + 1) }
      case .container, .presentation, .link, .registration: true
      case .effect(let effect):
        if case .library(let move) = effect.operation { move.kind.shows } else { false }
      default: false
      }
    }
  }
}
