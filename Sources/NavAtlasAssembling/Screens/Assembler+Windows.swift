import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// A window of an app, with what it shows first.
struct AppWindow {
  let scene: WindowScene
  let stage: Stage
  let nodes: [ScreenNode]
  /// True for the one that is there without anybody opening it.
  let isMain: Bool
}

/// A scene as an app's code has it.
struct FoundScene {
  var scene: WindowScene
  var content: Content
  /// The choice that it is a part of.
  var choice: Site?
}

extension Assembler {
  /// Shows what an app shows: the main window with what the app does itself, then each other one.
  func mountWindows(_ content: Content, of type: DeclaredType, at site: Site) {
    let window = stage(.window, in: nil, at: site, name: type.name)
    window.app = type
    let scenes = scenes(in: content)
    let main = main(of: scenes, in: content)
    let others = scenes.filter {
      $0.content !== main?.content && ($0.choice == nil || $0.choice != main?.choice)
    }
    let shown = others.isEmpty ? content : removing(Set(others.map(\.content)), from: content)
    // Without a view in its scenes, an app begins in its delegate.
    if !shown.visuals().isEmpty || !shown.extras().isEmpty {
      let nodes = mount(shown, on: window, .root, Naming(owner: type, part: "window"))
      launch(nodes, site, seenAt: shown.visuals().first?.site)
      if let main { windows.append(AppWindow(scene: main.scene, stage: window, nodes: nodes, isMain: true)) }
    }
    for other in others where !other.content.visuals().isEmpty { mountWindow(other, of: type) }
  }

  private func mountWindow(_ found: FoundScene, of type: DeclaredType) {
    let window = stage(.window, in: nil, at: found.scene.site, name: "\(type.name) \(found.scene.kind.part)")
    window.app = type
    let nodes = mount(found.content, on: window, .root, Naming(owner: type, part: found.scene.kind.part))
    let waits = found.scene.needsValue || !found.scene.conditionsOfURLs.isEmpty
    if !waits { launch(nodes, found.scene.site) }
    windows.append(AppWindow(scene: found.scene, stage: window, nodes: nodes, isMain: false))
  }

  // MARK: Scenes

  /// The scenes in an app's body, in order, also those that scenes of its own hold.
  private func scenes(in content: Content, choice: Site? = nil, _ level: Int = 0) -> [FoundScene] {
    guard level < 24 else { return [] }
    let found = content.items.flatMap { item -> [FoundScene] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _):
        if let scene = inner.scene { return [FoundScene(scene: scene, content: inner, choice: choice)] }
        return scenes(in: inner, choice: choice, level + 1)
      case .view(let view, _) where view.type.conforms(to: "Scene"):
        return scenes(in: evaluator.body(of: view), choice: choice, level + 1)
      case .branch(let branch):
        return branch.alternatives.flatMap {
          scenes(in: $0.content, choice: choice ?? branch.site, level + 1)
        }
      default: return []
      }
    }
    guard !content.conditionsOfURLs.isEmpty else { return found }
    return found.map { found in
      var found = found
      found.scene.conditionsOfURLs = content.conditionsOfURLs
      return found
    }
  }

  /// The one that an app begins with: the first with a view of the app's that no value has to open. None, where
  /// something else can be seen, such as a scene of an absent package.
  private func main(of scenes: [FoundScene], in content: Content) -> FoundScene? {
    let rest = scenes.isEmpty ? content : removing(Set(scenes.map(\.content)), from: content)
    if rest.visuals().contains(where: \.holdsView) { return nil }
    let shown = scenes.filter { $0.content.visuals().contains(where: \.holdsView) }
    let windows = shown.filter { $0.scene.kind == .windows }
    return windows.first { $0.scene.presented == nil } ?? windows.first ?? shown.first ?? scenes.first
  }

  private func removing(_ scenes: Set<Content>, from content: Content) -> Content {
    guard self.scenes(in: content).contains(where: { scenes.contains($0.content) }) else { return content }
    let items = content.items.compactMap { item -> Item? in
      switch item {
      case .include(let inner, let site):
        return scenes.contains(inner) ? nil : .include(removing(scenes, from: inner), site)
      case .chosen(let inner, let site):
        return scenes.contains(inner) ? nil : .chosen(removing(scenes, from: inner), site)
      case .view(let view, let site) where view.type.conforms(to: "Scene"):
        return .include(removing(scenes, from: evaluator.body(of: view)), site)
      case .branch(var branch):
        for position in branch.alternatives.indices {
          branch.alternatives[position].content = removing(
            scenes, from: branch.alternatives[position].content)
        }
        return .branch(branch)
      default: return item
      }
    }
    return Content(owner: content.owner, name: content.name, items: items)
  }

  /// What URLs open that are windows of their own.
  func enterWindows() {
    for window in windows where !window.isMain && !window.scene.conditionsOfURLs.isEmpty {
      for leaf in window.nodes.flatMap({ leaves(of: $0, 0) }).distinct {
        let conditions = CompiledConditions([index.conditions(of: [window.scene.site])])
        entries.append(
          EntryDraft(
            kind: .url, nodes: [leaf], site: window.scene.site, stage: nil, conditions: conditions))
      }
    }
  }

  // MARK: Moves

  /// What opens a window leads to what it shows; what closes one leads away from that window's screens.
  func perform(_ move: WindowMove, _ action: Action) {
    let own = windows.first { $0.stage === action.frame.stage.chain.last }
    let targets = windows.filter {
      $0.answers(to: move, evaluator) && $0.stage.isOfSameApp(as: action.frame.stage)
    }
    guard move.opens else {
      if !move.shown.isEmpty {
        if isInWindow(of: move.shown, action) { record(.dismiss, action) }
        return
      }
      let closesOwn = targets.contains { $0.stage === own?.stage }
      if move.id == nil && move.value == nil || closesOwn { closeWindow(action) }
      return
    }
    for target in targets where target.stage !== own?.stage {
      let label = move.id?.keyText ?? move.value?.routeLabel
      record(screens(of: target, for: move.value), Self.opensWindow, action, target.stage, label)
    }
  }

  /// Opens a window or a popover that code makes.
  func openWindow(showing value: Value, isPopover: Bool, _ action: Action) {
    let site = action.sites.last ?? Site(file: 0, offset: 0)
    let around = action.frame.stage
    for value in value.alternatives {
      let owner = action.frame.content.owner
      let shown = evaluator.content(value, owner: owner, at: site)
      guard shown.visuals().contains(where: \.holdsView) else { continue }
      let window = stage(.window, in: nil, at: site, name: shown.stageName ?? "window")
      window.isReachable = around.isReachable
      window.app = around.app
      let nodes = mount(shown, on: window, .root, Naming(owner: owner, part: "window"))
      if !windows.contains(where: { $0.stage === window }) {
        let scene = WindowScene(kind: .windows, id: nil, presented: nil, handler: nil, site: site)
        windows.append(AppWindow(scene: scene, stage: window, nodes: nodes, isMain: false))
      }
      let kind = isPopover ? .popover : Self.opensWindow
      record(nodes.filter { $0 != action.frame.node }, kind, action, window, nil)
    }
  }

  /// A window is closed again and leaves all others as they are, as a sheet does.
  private static let opensWindow = TransitionKind.sheet

  /// Takes away the window that a screen stands in, unless it is the first.
  func closeWindow(_ action: Action) {
    let window = windows.first { $0.stage === action.frame.stage.chain.last }
    if action.frame.node != nil, let window, !window.isMain { record(.dismiss, action) }
  }

  /// True for a screen in a window of what some code keeps in windows.
  private func isInWindow(of values: [Value], _ action: Action) -> Bool {
    let site = action.sites.last ?? Site(file: 0, offset: 0)
    let types = values.compactMap { evaluator.content($0, owner: nil, at: site).onlyView?.view.type }
    guard action.frame.node != nil, let window = action.frame.stage.chain.last, window.isWindow else {
      return false
    }
    return frames.contains { frame in
      frame.stage.chain.last === window && types.contains { $0 === frame.node?.type }
    }
  }

  private func screens(of window: AppWindow, for value: Value?) -> [ScreenNode] {
    guard let value, window.scene.presented != nil, let handler = window.scene.handler else {
      return window.nodes
    }
    let content = evaluator.content(
      evaluator.apply(handler, to: [value], at: window.scene.site), owner: handler.owner,
      at: window.scene.site)
    if !value.isDetermined, isUndecided(content, by: value) {
      undecided = value
      return [unresolved]
    }
    return mount(
      content, on: window.stage, .root, Naming(owner: window.stage.app, part: window.scene.kind.part))
  }
}

extension AppWindow {
  fileprivate func answers(to move: WindowMove, _ evaluator: Evaluator) -> Bool {
    if move.isSettings { return scene.kind == .settings }
    if let url = move.url { return scene.isOpened(by: url) }
    if let id = move.id {
      return scene.id.map { $0 == id || $0.keyText != nil && $0.keyText == id.keyText } ?? false
    }
    guard let value = move.value, let presented = scene.presented else { return false }
    return evaluator.type(of: value).map { $0.unwrapped.isSame(as: presented.unwrapped) } ?? false
  }
}
