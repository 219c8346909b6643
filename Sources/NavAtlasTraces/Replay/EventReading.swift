import NavAtlasModel

/// Reads a recorded event, or a guess about one, as an operation of the state model.
struct EventReading {
  let event: TraceEvent
  let graph: NavigationGraph?
  let moves: StaticMoves

  /// What is shown; of a container that is not seen, the end of its path.
  var route: Route {
    guard event.container != nil else { return Route(event.screen ?? "", event.arguments) }
    return Route(event.path?.last ?? event.value ?? event.screen ?? "", event.arguments)
  }
  /// The path after the event; where it is not told, the screen, or nothing if that is the root.
  private func path(over root: Screen.ID?) -> [Route] {
    (event.path ?? event.screen.map { $0 == root ? [] : [$0] } ?? []).map { Route($0) }
  }

  /// The operation of an event that says what happened.
  func move(from frames: [Screen.ID]) -> SessionReplay.Move {
    switch event.kind {
    case .push: push(from: frames)
    case .viewPush: .init(operation: .viewPush(route), kind: .viewPush)
    case .back: .init(operation: .back, kind: nil, isBack: true)
    case .pop: pop(from: frames)
    case .popTo: .init(operation: .popTo(.screen(popTarget(in: frames))), kind: .popTo)
    case .popToRoot: popToRoot(from: frames)
    case .replace: .init(operation: .replace(route), kind: .replace)
    case .setPath: .init(operation: .setPath(path(over: frames.first)), kind: .setPath)
    case .select: select
    case .present: present(event.style ?? presentedStyle(from: frames.last))
    case .dismiss:
      .init(operation: .dismiss(event.n ?? 1), kind: .dismiss, isBack: !isDeclared(.dismiss, frames))
    case .dismissAll: .init(operation: .dismissAll, kind: .dismissAll)
    case .selectTab: selectTab(from: frames)
    case .openURL: .init(operation: .openURL(event.url ?? "", urlMatch(from: frames)), kind: .url)
    case .resetRoot: .init(operation: .resetRoot(route, path: path(after: .resetRoot)), kind: .resetRoot)
    case .restore: .init(operation: restore(frames), kind: .restore, isImplicit: true)
    case .sizeClass:
      .init(
        operation: .sizeClass(event.profile ?? .compact, recordedEntries: event.path?.count ?? event.depth),
        kind: nil)
    case .launch, .screen, .message, .gap: .init(operation: .push(route), kind: .push)
    }
  }

  /// The operation of a guess.
  func move(_ candidate: ViewInference.Candidate) -> SessionReplay.Move {
    switch candidate {
    case .back: .init(operation: .back, kind: nil, isBack: true)
    case .revisit: .init(operation: .pop(0), kind: nil)
    case .unknownPush: .init(operation: .push(route), kind: .push)
    case .move(.resetRoot): .init(operation: .resetRoot(route), kind: .resetRoot)
    case .move(.popToLogicalRoot), .move(.popTo):
      .init(operation: .popTo(.screen(route.screen)), kind: moveKind(candidate))
    case .move(.popToRoot): .init(operation: .popToRoot(), kind: .popToRoot)
    case .move(.replace): .init(operation: .replace(route), kind: .replace)
    case .move(.viewPush): .init(operation: .viewPush(route), kind: .viewPush)
    case .move(.setPath): .init(operation: .setPath([route]), kind: .setPath)
    case .move(.select): select
    case .move(.tab): .init(operation: .selectTab(tab), kind: .tab)
    case .move(let kind):
      if let style = kind.presentationStyle {
        present(style)
      } else {
        .init(operation: .push(route), kind: kind)
      }
    }
  }

  private func moveKind(_ candidate: ViewInference.Candidate) -> TransitionKind? {
    if case .move(let kind) = candidate { kind } else { nil }
  }

  private func isDeclared(_ kind: TransitionKind, _ frames: [Screen.ID]) -> Bool {
    frames.last.map { moves.has(kind, from: $0) } ?? false
  }

  /// Recorders say "push" for every way of showing the next screen: the graph knows which it was.
  private func push(from frames: [Screen.ID]) -> SessionReplay.Move {
    let kinds = frames.last.map { moves.kinds(from: $0, to: route.screen) } ?? []
    if kinds.contains(.push) || kinds.isEmpty { return .init(operation: .push(route), kind: .push) }
    if kinds.contains(.select) { return select }
    return .init(operation: .push(route), kind: kinds.contains(.linkAcross) ? .linkAcross : .push)
  }

  /// A pop of one frame that no code declares is the user's back; one that says how many frames is code's.
  private func pop(from frames: [Screen.ID]) -> SessionReplay.Move {
    let count = event.n ?? 1
    let isBack = count == 1 && !(frames.last.map { moves.has(.pop, n: 1, from: $0) } ?? false)
    return .init(operation: isBack && event.n == nil ? .back : .pop(count), kind: .pop, isBack: isBack)
  }

  /// Some recorders tell the target as the value; it counts where it is a screen.
  private func popTarget(in frames: [Screen.ID]) -> Screen.ID {
    event.value.flatMap { frames.contains($0) || moves.screens.contains($0) ? $0 : nil } ?? route.screen
  }

  private func popToRoot(from frames: [Screen.ID]) -> SessionReplay.Move {
    let target = frames.last.map { moves.kinds(from: $0, to: route.screen) } ?? []
    if target.contains(.popToLogicalRoot) {
      return .init(operation: .popTo(.screen(route.screen)), kind: .popToLogicalRoot)
    }
    return .init(operation: .popToRoot(), kind: .popToRoot)
  }

  private var select: SessionReplay.Move {
    // Where the column that selects is seen itself, nothing is selected in it.
    let isNothing = event.column != nil && splitColumn?.column.root == event.screen
    let value = event.value ?? event.arguments ?? (isNothing ? nil : event.screen)
    return .init(operation: .select(column: column, value: value), kind: .select)
  }

  /// The column that holds the selection.
  var column: String { event.column ?? selectingColumn ?? "sidebar" }

  /// The root of the column that the selection decides about.
  var selectedRoot: Screen.ID? { splitColumn?.next.root }

  /// The column that holds the selection, and the one after it.
  private var splitColumn: (column: Container.Column, next: Container.Column)? {
    for container in graph?.containers ?? [] {
      guard case .split(let split) = container.body,
        let index = split.columns.firstIndex(where: { $0.name == column }), index + 1 < split.columns.count
      else { continue }
      return (split.columns[index], split.columns[index + 1])
    }
    return nil
  }

  /// The column before the one whose root is the screen.
  private var selectingColumn: String? {
    for container in graph?.containers ?? [] {
      guard case .split(let split) = container.body,
        let index = split.columns.firstIndex(where: { $0.root == event.screen }), index > 0
      else { continue }
      return split.columns[index - 1].name
    }
    return nil
  }

  private func presentedStyle(from top: Screen.ID?) -> PresentationStyle {
    let kinds = top.map { moves.kinds(from: $0, to: route.screen) } ?? []
    return kinds.compactMap(\.presentationStyle).min { $0.rawValue < $1.rawValue } ?? .sheet
  }

  private func present(_ style: PresentationStyle) -> SessionReplay.Move {
    let kind: TransitionKind =
      switch style {
      case .sheet, .alert: .sheet
      case .cover: .cover
      case .popover: .popover
      case .inspector: .inspector
      }
    let layer = LayerState(
      style, of: route.screen, in: graph ?? NavigationGraph(), destinations: moves.destinations)
    return .init(operation: .present(layer), kind: kind)
  }

  /// The tab bar is no transition where the graph knows the tabs; code that selects a tab is.
  private func selectTab(from frames: [Screen.ID]) -> SessionReplay.Move {
    let kinds = frames.last.map { moves.kinds(from: $0, to: route.screen) } ?? []
    return .init(operation: .selectTab(tab), kind: .tab, isImplicit: graph != nil && !kinds.contains(.tab))
  }

  private var tab: String { event.tab ?? "tab of \(route.screen)" }

  /// What a URL does by the entry that has its pattern: the tab is selected and the path written. Nothing handles a URL that
  /// no pattern has, or where the graph tells no pattern, after which the screen stayed.
  private func urlMatch(from frames: [Screen.ID]) -> URLMatch? {
    guard let entry = graph?.entry(for: event) else {
      let isTold =
        event.url?.isEmpty == false && graph?.entries.contains { $0.url != nil && $0.kind == .url } == true
      if isTold || event.path == nil && event.screen == frames.last { return nil }
      return URLMatch([AddressedOperation(.setPath(path(over: frames.first), via: .url))])
    }
    let isPartial = entry.screen != event.screen
    let routes = entry.path.map { Route($0) }
    if let container = entry.container, graph?.isLayer(container) == true {
      return URLMatch([AddressedOperation(.setPath(routes, via: .url))], isPartial: isPartial)
    }
    let tabs = entry.container.flatMap { graph?.tabs(around: $0) } ?? []
    let place = Address(steps: tabs.map { .tab($0) })
    return URLMatch(
      [AddressedOperation(.dismissAll)] + tabs.map { AddressedOperation(.selectTab($0)) }
        + [AddressedOperation(.setPath(routes, via: .url), at: place)], isPartial: isPartial)
  }

  private func path(after kind: TraceEvent.Kind) -> [Route] {
    event.kind == kind ? (event.path ?? []).map { Route($0) } : []
  }

  /// A saved path that comes back: what was saved is in the arguments, what came back is the path.
  private func restore(_ frames: [Screen.ID]) -> Operation {
    guard let payload = event.arguments else { return .setPath(path(over: frames.first), via: .restore) }
    guard let saved = try? JSONParser.parse(payload) else {
      return .restore(.undecodable("the saved state is no JSON"))
    }
    guard let names = saved.elements?.compactMap(\.string), names.count == saved.elements?.count,
      let path = event.path
    else { return .setPath(path(over: frames.first), via: .restore) }
    return .restore(.path(saved: names.map { Route($0) }, kept: path.map { Route($0) }))
  }
}

extension NavigationGraph {
  /// The entry whose pattern a URL has; where the event tells no URL, the only one that shows the screen.
  fileprivate func entry(for event: TraceEvent) -> Entry? {
    let links = entries.filter { $0.kind == .url || $0.kind == .notification }
    guard let url = event.url, !url.isEmpty else {
      let candidates = links.filter { $0.screen == event.screen }
      return candidates.count == 1 ? candidates[0] : nil
    }
    let matching = links.filter { $0.url?.matches(url: url) ?? false }
    return matching.first { $0.screen == event.screen } ?? matching.first
  }

  fileprivate func isLayer(_ id: Container.ID) -> Bool {
    containers.contains { container in
      if case .layer = container.body { container.id == id } else { false }
    }
  }

  /// The keys of the tabs that hold a container, the outermost first.
  fileprivate func tabs(around container: Container.ID) -> [String] {
    var keys: [String] = []
    var inner = container
    while let (outer, key) = tab(holding: inner), keys.count < containers.count {
      keys.insert(key, at: 0)
      inner = outer
    }
    return keys
  }

  private func tab(holding inner: Container.ID) -> (outer: Container.ID, key: String)? {
    for container in containers {
      guard case .tabs(let tabs) = container.body,
        let tab = tabs.tabs.first(where: { $0.container == inner })
      else { continue }
      return (container.id, tab.key)
    }
    return nil
  }
}
