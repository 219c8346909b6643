import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

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
    enterIntents()
  }

  /// What an app shows, on each platform, and what the objects do that its initialiser makes.
  private func begin(_ type: DeclaredType, _ site: Site) -> [Content] {
    let app = evaluator.instance(of: type)
    var bodies = evaluator.bodies(of: app)
    guard let body = bodies.first else { return [] }
    let started = objects(keptBy: app).flatMap { evaluator.begun[$0]?.later ?? [] }
      .map { Item.handler(Handler(event: .lifecycle, content: $0, site: site)) }
    if !started.isEmpty {
      bodies[0] = Content(owner: body.owner, name: body.name, items: body.items + started)
    }
    return bodies
  }

  /// The objects that an app's initialiser makes, and its properties by themselves.
  private func objects(keptBy app: ObjectValue) -> [ObjectValue] {
    let names = Set(app.fields.keys).union(app.type.properties.keys)
    return names.sorted().flatMap { name in
      let kept = (app.type.properties[name] ?? []).first {
        $0.declaration.isStored && !$0.declaration.isStatic
      }
      let value = app.fields[name] ?? kept.map { evaluator.initialValue($0, app.type) }
      return (value?.alternatives ?? []).compactMap {
        if case .object(let object) = $0 { object } else { nil }
      }
    }
  }

  private static let delegates: Set<String> = [
    "UIWindowSceneDelegate", "UIApplicationDelegate", "UISceneDelegate", "NSApplicationDelegate",
    "WKApplicationDelegate",
    "UIResponder",
  ]

  /// - Parameter place: where what can be seen is written, where no branch was chosen on the way to it.
  func launch(_ nodes: [ScreenNode], _ site: Site, seenAt place: Site? = nil) {
    for node in nodes {
      for leaf in leaves(of: node, 0) {
        let shown = (shownAt[node] ?? [place ?? site]).map { index.conditions(of: [$0]) }
        entries.append(
          EntryDraft(
            kind: .launch, nodes: [leaf], site: site, stage: nil, conditions: CompiledConditions(shown)))
      }
    }
  }

  /// The screen that can be seen first where a screen is a tab view or a split view.
  func leaves(of node: ScreenNode, _ level: Int) -> [ScreenNode] {
    guard level < 8 else { return [node] }
    let roots = node.hosts.flatMap(\.roots).filter { $0 != node }.distinct
    return roots.isEmpty ? [node] : roots.flatMap { leaves(of: $0, level + 1) }
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

  func views(in content: Content, except own: DeclaredType?) -> Set<DeclaredType> {
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
    for (place, list) in drivers.changes.sorted(by: {
      $0.key.owner + $0.key.name < $1.key.owner + $1.key.name
    }) {
      for watcher in list
      where !reacted.contains(ObjectIdentifier(watcher.content)) || opensAnother(watcher.content, at: place) {
        let opener = onlyOpener(of: watcher.content) ?? watcher.frame
        follow(watcher.content, as: opener, [], trigger: dialogs[watcher.content] == nil ? .change : nil)
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
  /// True for code that watches which tab is shown, which users choose whatever other code does, and that presents what
  /// nobody was seen to open: a tab that is only a button.
  private func opensAnother(_ watching: Content, at place: Place) -> Bool {
    guard drivers.tabs[place]?.isEmpty == false else { return false }
    return summarizer.leaves(ofReaction: watching).contains { leaf in
      guard case .effects(let effects) = leaf.kind else { return false }
      return effects.contains { effect in
        guard let driver = effect.place?.base, case .set = effect.operation else { return false }
        return (drivers.presentations[driver]?.all ?? []).contains {
          !opened.contains(PresentationKey($0.presentation))
        }
      }
    }
  }

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
