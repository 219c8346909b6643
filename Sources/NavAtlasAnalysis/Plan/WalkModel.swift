import NavAtlasModel

/// What can be done in a state: the graph's moves, judged by the state model, and the platform's own controls.
struct WalkModel: Sendable {
  /// What one move does, or why it cannot be made.
  enum Effect: Sendable {
    /// - base: the container that the window shows afterwards, where that changes.
    /// - layer: the container of the layer that is presented.
    case operations([AddressedOperation], base: Container.ID? = nil, layer: Container.ID? = nil)
    case refused(String)
  }

  let graph: NavigationGraph
  let containers: ContainerIndex
  let transitions: TransitionIndex
  /// Moves whose container never shows where they start: they write it from elsewhere.
  var foreign: Set<Int> = []
  /// Moves to tabs of what is never a screen of its own: the view around the tabs, whose bar makes them.
  var tabBar: Set<Int> = []
  /// True where the width of the window may change.
  var changesWidth = false
  private let layers: [LayerKey: LayerState]

  private struct LayerKey: Hashable {
    var style: PresentationStyle
    var root: Screen.ID
  }

  init(_ graph: NavigationGraph) {
    self.graph = graph
    containers = ContainerIndex(graph)
    transitions = TransitionIndex(graph.transitions)
    var layers: [LayerKey: LayerState] = [:]
    // Making a layer looks through the whole graph, so that each is made once.
    let parts = NavigationGraph(
      screens: graph.screens, containers: graph.containers.filter { $0.kind == .layer })
    for transition in graph.transitions {
      guard let style = transition.kind.presentationStyle, let root = transition.to else { continue }
      let key = LayerKey(style: style, root: root)
      if layers[key] == nil { layers[key] = LayerState(style, of: root, in: parts) }
    }
    self.layers = layers
  }

  func layer(_ style: PresentationStyle, _ root: Screen.ID) -> LayerState {
    layers[LayerKey(style: style, root: root)] ?? LayerState(style, of: root, in: graph)
  }

  // MARK: Ways in

  /// The state in which the app begins with an entry of its own.
  func launch(_ entry: Entry?, profile: Profile) -> WalkPlace? {
    var graph = graph
    graph.entries = entry.map { [$0] } ?? []
    guard let state = NavigationState(graph, profile: profile) else { return nil }
    return WalkPlace(state: state, base: base(of: entry))
  }

  private func base(of entry: Entry?) -> Container.ID? {
    let first = containers.containers.first(where: containers.isOutermost)?.id
    guard !graph.containers.isEmpty else { return nil }
    guard let own = entry?.container, containers[own] != nil else { return first }
    return containers.outermost(of: own)
  }

  /// What opening the app by a link, a notification or a saved state does once it runs.
  func opening(_ entry: Entry, at place: WalkPlace) -> Effect {
    let path = entry.path.map { Route($0) }
    if let id = entry.container, let container = containers[id] {
      return show(container, entry.screen, path, at: place)
    }
    if let container = containers.showing(entry.screen), path.isEmpty {
      return show(container, entry.screen, path, at: place)
    }
    guard let surface = place.surfaces(containers).last else { return .refused("nothing is shown") }
    return .operations([
      AddressedOperation(
        .setPath(path.isEmpty ? [Route(entry.screen)] : path, via: .url), at: surface.address)
    ])
  }

  // MARK: Moves

  /// The transitions that start on a surface, each with what it does.
  func moves(on surface: WalkSurface, at place: WalkPlace) -> [(transition: Int, effect: Effect)] {
    let own = transitions.from(surface.screen).filter { !graph.transitions[$0].isImplicit }
    let anywhere = transitions.fromAnyScreen(in: Set(surface.scope))
      .filter { !graph.transitions[$0].isImplicit }
    return own.map { ($0, effect(of: $0, on: surface, at: place)) }
      + anywhere.map { ($0, effect(of: $0, on: surface, at: place, isAnywhere: true)) }
  }

  /// What the user can do with the platform's controls: go back, close a layer, choose a tab, change the width.
  func controls(
    _ surfaces: [WalkSurface], at place: WalkPlace
  ) -> [(control: WalkControl, operation: AddressedOperation)] {
    guard let window = place.state.windows.first else { return [] }
    let top = Address(window: window.id, layer: window.layers.count)
    var found = surfaces.filter(\.hasStack).map { surface in
      (WalkControl.back, AddressedOperation(.back, at: surface.address))
    }
    if let layer = window.layers.last {
      if layer.hasDismissGesture { found.append((.dismissGesture, AddressedOperation(.dismiss(), at: top))) }
    } else {
      found += tabs(place)
    }
    if changesWidth, window.layers.isEmpty, place.shownSplit(containers) != nil {
      let other: Profile = window.profile == .regular ? .compact : .regular
      found.append(
        (other == .compact ? .collapse : .expand, AddressedOperation(.sizeClass(other), at: top)))
    }
    return found
  }

  private func tabs(_ place: WalkPlace) -> [(control: WalkControl, operation: AddressedOperation)] {
    guard let window = place.state.windows.first else { return [] }
    var address = Address(window: window.id)
    var found: [(control: WalkControl, operation: AddressedOperation)] = []
    while case .tabs(let tabs)? = place.state[address] {
      for tab in tabs.tabs where tab.key != tabs.selected {
        found.append((.tab(tab.key), AddressedOperation(.selectTab(tab.key), at: address)))
      }
      address = address.at(tab: tabs.selected)
    }
    return found
  }

  // MARK: Doing

  /// The place after some operations; or why the state model does not let them pass.
  func after(_ effect: Effect, at place: WalkPlace) -> Result<WalkPlace, Refusal> {
    guard case .operations(let operations, let base, let layer) = effect else {
      if case .refused(let reason) = effect { return .failure(Refusal(reason: reason)) }
      return .failure(Refusal(reason: ""))
    }
    var next = place
    let diagnoses = next.state.apply(operations)
    if let fault = diagnoses.first(where: { !Self.harmless.contains($0.code) }) {
      return .failure(Refusal(reason: fault.detail.isEmpty ? fault.code.meaning : fault.detail))
    }
    next.base = base ?? place.base
    if let layer { next.layers.append(layer) }
    next.layers = Array(next.layers.prefix(next.state.windows.first?.layers.count ?? 0))
    return .success(next)
  }

  struct Refusal: Error { var reason: String }

  /// What is said of operations that do what they are meant to do.
  static let harmless: Set<TraceCode> = [.viewFramesDiscarded, .hiddenTabMutation]
}

/// A control of the platform that no code of the app makes.
public enum WalkControl: Sendable, Hashable {
  case back, dismissGesture, collapse, expand
  case tab(String)
}
