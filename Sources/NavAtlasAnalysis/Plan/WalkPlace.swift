import NavAtlasModel

/// Where a walk stands: the state of the app, and which containers of the graph its parts are.
struct WalkPlace: Sendable {
  var state: NavigationState
  /// The container that the window shows; `nil` where the graph declares none.
  var base: Container.ID?
  /// The containers of the modal layers, bottom first.
  var layers: [Container.ID] = []

  var profile: Profile { state.windows.first?.profile ?? .regular }
}

/// A screen that the user sees and can act on.
struct WalkSurface: Sendable {
  var screen: Screen.ID
  /// The container that operations go to; a split view itself in compact width.
  var address: Address
  /// The container with everything around it, outermost first.
  var scope: [Container.ID]
  /// The column of a split view.
  var column: String?
  /// True where there is a stack to push on.
  var hasStack: Bool

  /// The address of the split view that the column is in.
  var split: Address {
    var address = address
    if case .column? = address.steps.last { address.steps.removeLast() }
    return address
  }
}

extension WalkPlace {
  /// The screens that the user sees: a split view's columns side by side, or what is on top.
  func surfaces(_ containers: ContainerIndex) -> [WalkSurface] {
    guard let window = state.windows.first else { return [] }
    var address = Address(window: window.id, layer: window.layers.count)
    var scope = (layers.last ?? base).map { [$0] } ?? []
    while case .tabs(let tabs)? = state[address] {
      guard let tab = scope.last.flatMap({ containers[$0]?.tab(tabs.selected) }) else { return [] }
      scope.append(tab.container)
      address.steps.append(.tab(tabs.selected))
    }
    switch state[address] {
    case .split(let split) where window.profile == .regular:
      return split.columns.map { column in
        WalkSurface(
          screen: column.top, address: address.at(column: column.name), scope: scope, column: column.name,
          hasStack: column.stack != nil)
      }
    case .split(let split):
      guard let top = split.collapsed().last else { return [] }
      return [
        WalkSurface(
          screen: top.route.screen, address: address, scope: scope, column: split.columns[top.column].name,
          hasStack: true)
      ]
    case .stack(let stack):
      return [WalkSurface(screen: stack.top.screen, address: address, scope: scope, hasStack: true)]
    case .leaf(let route):
      return [WalkSurface(screen: route.screen, address: address, scope: scope, hasStack: false)]
    default: return []
    }
  }

  /// The split view that the user sees, with what its columns or their collapsed stack show.
  func shownSplit(_ containers: ContainerIndex) -> (container: Container.ID, screens: [Screen.ID])? {
    let surfaces = surfaces(containers)
    guard let first = surfaces.first, first.column != nil, let container = first.scope.last else {
      return nil
    }
    return (container, surfaces.map(\.screen))
  }

  /// Where in the window's base a container is: the tabs to select on the way, and its address.
  func way(
    to isWanted: (Container) -> Bool, _ containers: ContainerIndex
  ) -> (tabs: [AddressedOperation], address: Address, container: Container)? {
    guard let base = base.flatMap({ containers[$0] }), let window = state.windows.first else { return nil }
    var pending = [(base, Address(window: window.id), [AddressedOperation]())]
    var passed: Set<Container.ID> = []
    while !pending.isEmpty {
      let (container, address, tabs) = pending.removeFirst()
      guard passed.insert(container.id).inserted else { continue }
      if isWanted(container) { return (tabs, address, container) }
      guard case .tabs(let inner) = container.body else { continue }
      for tab in inner.tabs {
        guard let next = containers[tab.container] else { continue }
        let select = AddressedOperation(.selectTab(tab.key), at: address)
        pending.append((next, address.at(tab: tab.key), tabs + [select]))
      }
    }
    return nil
  }
}

extension Address {
  func at(column: String) -> Address {
    Address(window: window, layer: layer, steps: steps + [.column(column)])
  }
  func at(tab: String) -> Address { Address(window: window, layer: layer, steps: steps + [.tab(tab)]) }
}

extension Container {
  func tab(_ key: String) -> Tab? {
    if case .tabs(let tabs) = body { tabs.tabs.first { $0.key == key } } else { nil }
  }
}

extension ColumnState {
  var top: Screen.ID { (entries.last?.route ?? shownRoot).screen }
}
