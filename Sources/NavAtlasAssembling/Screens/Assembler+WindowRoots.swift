import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// UIKit's way to the first screen: a controller becomes a window's root.
extension Assembler {
  func mountDelegate(_ type: DeclaredType) {
    // What other functions show, somebody has to call first; without a root of its own they may be all there is.
    let launching = everything(in: type) { $0.isCalledAtLaunch }
    launching.items.insert(contentsOf: initialising(type).items, at: 0)
    if mountWindowRoots(launching, type) { return }
    _ = mountWindowRoots(everything(in: type) { _ in true }, type, opensWindows: false)
  }

  /// A coordinator that nothing was seen to start: what it shows first is shown, the way to it is unknown.
  func mountPresenter(_ type: DeclaredType) {
    let followed = index.followedCode
    let content = everything(in: type) { function in
      function.code.map { !followed.contains(ObjectIdentifier($0)) } ?? false
    }
    _ = mountWindowRoots(content, type, isReachable: false)
    settleNew()
  }

  /// What functions of a type do, one after the other, and the controllers that they give.
  private func everything(in type: DeclaredType, where isMeant: (Function) -> Bool) -> Content {
    let content = Content(owner: type)
    for functions in type.functions.values.sorted(by: { $0[0].declaration.offset < $1[0].declaration.offset })
    {
      for function in functions where function.declaration.code != nil && isMeant(function.declaration) {
        let scope = Scope(
          type: type, receiver: .typed(StaticType(name: type.name, declaration: type)), file: function.file,
          content: content)
        for parameter in function.declaration.parameters {
          scope.variables[parameter.name] =
            evaluator.resolve(parameter.type, type, function.file).map { .typed($0) } ?? .unknown
        }
        let given = evaluator.run(function.declaration.body ?? [], scope)
        guard function.declaration.result?.name.hasSuffix("Controller") == true else { continue }
        let site = Site(file: function.file, offset: function.declaration.offset)
        for value in given {
          content.items.append(.effect(Effect(operation: .set(value), place: .windowRoot, site: site)))
        }
      }
    }
    return content
  }

  /// What makes the objects does that a delegate keeps: `lazy var coordinator = AppCoordinator()`.
  private func initialising(_ type: DeclaredType) -> Content {
    let content = Content(owner: type)
    let scope = Scope(
      type: type, receiver: .typed(StaticType(name: type.name, declaration: type)), file: type.file,
      content: content)
    for property in type.stored {
      if let initial = property.initial { _ = evaluator.evaluate(initial, scope, expecting: nil) }
    }
    return content
  }

  /// - Parameter opensWindows: true where windows that the code makes are there from the beginning.
  /// - Returns: true where there was one.
  private func mountWindowRoots(
    _ content: Content, _ type: DeclaredType, isReachable: Bool = true, opensWindows: Bool = true
  ) -> Bool {
    let effects = exchangersFirst(
      content.effectsAtOnce.filter { opensWindows || $0.place?.isOwnWindow != true })
    let later = isReachable ? rootsSetLater(in: content, among: effects) : []
    let first = effects.filter { effect in !later.contains { $0.site == effect.site } }
    var mounted = first.compactMap { mountWindowRoot($0, type, isReachable) }
    // The one screen that a window shows first goes when the root is set later.
    let leaving = mounted.compactMap { $0.roots.count == 1 ? $0.roots[0] : nil }
    if leaving.isEmpty { mounted += later.compactMap { mountWindowRoot($0, type, isReachable) } }
    for root in leaving { exchange(root, for: later, type) }
    let windows = mounted.map(\.window)
    if windows.isEmpty, isReachable, effects.contains(where: { $0.windowRoot != nil }),
      let first = effects.lazy.compactMap(\.presentedAsRoot).first
    {
      // Over a root that shows nothing, what is presented is all there is to see.
      return mountWindowRoot(first, type, isReachable) != nil
    }
    // What the same code presents lies over what the window shows.
    let presenting = effects.filter(\.isPresentation).map { Item.effect($0) }
    let heard = heard(in: content, effects)
    if let first = windows.first, !(presenting + heard).isEmpty, isReachable {
      show(nil, on: first, .container, Content(owner: type, items: presenting + heard))
    }
    return !windows.isEmpty
  }

  /// What start code sets a window's root to in what it hands over, where it sets one at once.
  private func rootsSetLater(in content: Content, among effects: [Effect]) -> [Effect] {
    let handedOver = content.later.flatMap(\.effectsAtOnce).filter { $0.place == .windowRoot }
    let sites = Set(handedOver.map(\.site))
    let atOnce = effects.filter { $0.place == .windowRoot && !sites.contains($0.site) }
    return atOnce.isEmpty ? [] : handedOver
  }

  private func exchange(_ root: ScreenNode, for later: [Effect], _ type: DeclaredType) {
    guard !later.isEmpty else { return }
    let content = Content(owner: type, items: later.map { .effect($0) })
    let handler = Handler(event: .reaction, content: content, site: later[0].site)
    for frame in frames where frame.node === root && frame.role == .root {
      show(root, on: frame.stage, .root, Content(owner: type, items: [.handler(handler)]))
    }
  }

  /// What code as it launches, and the objects that it makes and keeps, do when notifications come.
  private func heard(in content: Content, _ effects: [Effect]) -> [Item] {
    let kept = effects.compactMap { effect -> Content? in
      guard case .set(.object(let object)) = effect.operation else { return nil }
      return evaluator.begun[object]
    }
    return ([content] + kept).flatMap { $0.observers.map { .handler($0) } }
  }

  /// A root that exchanges what is in it may be given its first controller before a window is given the root.
  private func exchangersFirst(_ effects: [Effect]) -> [Effect] {
    let exchanging = effects.map { ($0.windowRoot?.alternatives ?? []).contains { exchanger($0) != nil } }
    return [true, false].flatMap { isFirst in
      effects.indices.filter { exchanging[$0] == isFirst }.map { effects[$0] }
    }
  }

  /// - Returns: the window and what it shows, if anything.
  private func mountWindowRoot(_ effect: Effect, _ type: DeclaredType, _ isReachable: Bool)
    -> (window: Stage, roots: [ScreenNode])?
  {
    guard let value = effect.windowRoot ?? child(effect) else { return nil }
    let window = stage(.window, in: nil, at: effect.site, name: "\(type.name) \(effect.site.offset)")
    window.isReachable = isReachable
    var isFound = false
    var roots: [ScreenNode] = []
    for value in value.alternatives {
      if isReachable, mountExchanger(value, on: window) {
        isFound = true
        continue
      }
      let shown =
        evaluator.drawn(value, owner: type, at: effect.site)
        ?? evaluator.content(value, owner: type, at: effect.site)
      guard !shown.items.isEmpty else { continue }
      let nodes = mount(shown, on: window, .root, Naming(owner: type, part: "window"))
      if isReachable { launch(nodes, effect.site) }
      roots += nodes
      isFound = isFound || !nodes.isEmpty
    }
    return isFound ? (window, roots.distinct) : nil
  }

  /// What comes into a window's root that shows one controller at a time.
  private func child(_ effect: Effect) -> Value? {
    guard case .set(let value) = effect.operation, let place = effect.place, place.isOfChild,
      exchangers.contains(place.owner)
    else { return nil }
    return value
  }

  /// A screen's code exchanges all that its window shows, or shows a window above it; what runs by itself as the
  /// window opens says what is launched.
  func exchangeWindowRoot(of place: Place, for value: Value, _ action: Action) {
    let site = action.sites.last ?? Site(file: 0, offset: 0)
    let owner = action.frame.content.owner
    let isAbove = place == .overlayRoot
    for value in value.alternatives {
      let shown = evaluator.content(value, owner: owner, at: site)
      guard shown.visuals().contains(where: \.holdsView) else { continue }
      let around = action.frame.stage
      let window = stage(
        isAbove ? .layer(.cover) : .window, in: nil, at: site, name: shown.stageName ?? "exchanged")
      window.isReachable = around.isReachable
      window.app = around.app
      let nodes = mount(shown, on: window, .root, Naming(owner: owner, part: "window"))
      window.roots = (window.roots + nodes).distinct
      if let node = action.frame.node {
        let others = nodes.filter { $0 != node }
        if isAbove {
          record(others, .cover, action, window, nil)
        } else {
          record(others, .replace, as: .rootExchange, action, window, nil)
        }
      }
      let isFirst = action.trigger == .system && around.isWindow && !isAbove
      if action.frame.node == nil && action.trigger != .change || isFirst, around.isReachable {
        launch(nodes, site)
      }
    }
  }
}

extension Content {
  /// All that code does as it runs, what it calls included, in the order of the source. O(content).
  fileprivate var effectsAtOnce: [Effect] {
    var found: [Effect] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ content: Content) {
      guard seen.insert(ObjectIdentifier(content)).inserted else { return }
      for item in content.items {
        switch item {
        case .include(let inner, _), .chosen(let inner, _): visit(inner)
        case .branch(let branch): for alternative in branch.alternatives { visit(alternative.content) }
        case .effect(let effect): found.append(effect)
        default: break
        }
      }
    }
    visit(self)
    return found
  }
}

extension Effect {
  /// True for what a controller presents.
  fileprivate var isPresentation: Bool {
    guard case .library(let move) = operation else { return false }
    return [.sheet, .cover, .popover].contains(move.kind)
  }

  /// What is presented, as a window's root.
  fileprivate var presentedAsRoot: Effect? {
    guard isPresentation, case .library(let move) = operation, let value = move.value else { return nil }
    return Effect(operation: .set(value), place: .windowRoot, site: site)
  }

  /// What becomes a window's root, or is the first thing that code without a screen pushes.
  fileprivate var windowRoot: Value? {
    switch operation {
    case .set(let value)
    where place == .windowRoot || place == .overlayRoot || place?.isOwnWindow == true: value
    case .library(let move) where move.kind == .viewPush || move.kind == .push || move.kind == .replace:
      move.value
    default: nil
    }
  }
}

extension Function {
  /// True for what the system calls as an app or a scene begins, unlike what it calls with a notification or a URL.
  fileprivate var isCalledAtLaunch: Bool {
    guard name == "application" || name == "scene" else { return Self.launching.contains(name) }
    return parameters.contains { $0.label.map(Self.launchLabels.contains) ?? false }
  }

  private static let launching: Set<String> = [
    "applicationDidFinishLaunching", "init", "sceneWillEnterForeground", "sceneDidBecomeActive",
    "applicationDidBecomeActive", "applicationWillFinishLaunching",
  ]
  private static let launchLabels: Set<String> = [
    "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
  ]
}
