extension ContainerState {
  /// The container at the end of `steps`; a column stands for its body.
  subscript(steps: ArraySlice<Address.Step>) -> ContainerState? {
    get {
      guard let step = steps.first else { return self }
      let rest = steps.dropFirst()
      switch (step, self) {
      case (.tab(let key), .tabs(let tabs)):
        return tabs.index(of: key).flatMap { tabs.tabs[$0].content[rest] }
      case (.column(let name), .split(let split)):
        return split.index(of: name).flatMap { split.columns[$0].container[rest] }
      default: return nil
      }
    }
    set {
      guard let newValue else { return }
      guard let step = steps.first else {
        self = newValue
        return
      }
      let rest = steps.dropFirst()
      switch (step, self) {
      case (.tab(let key), .tabs(var tabs)):
        guard let index = tabs.index(of: key) else { return }
        tabs.tabs[index].content[rest] = newValue
        self = .tabs(tabs)
      case (.column(let name), .split(var split)):
        guard let index = split.index(of: name) else { return }
        var inner = split.columns[index].container
        inner[rest] = newValue
        split.columns[index].container = inner
        self = .split(split)
      default: break
      }
    }
  }

  /// What the container shows, root first; a split's columns one after the other.
  public var frames: [Route] {
    switch self {
    case .stack(let stack): stack.frames
    case .leaf(let route): [route]
    case .tabs(let tabs): tabs.index(of: tabs.selected).map { tabs.tabs[$0].content.frames } ?? []
    case .split(let split): split.columns.flatMap { [$0.shownRoot] + $0.entries.map(\.route) }
    }
  }
}

extension ColumnState {
  var container: ContainerState {
    get {
      switch body {
      case .stack(let stack): .stack(stack)
      case .leaf(let route): .leaf(route)
      }
    }
    set {
      switch newValue {
      case .stack(let stack): body = .stack(stack)
      case .leaf(let route): body = .leaf(route)
      case .split, .tabs: break
      }
    }
  }
}

extension NavigationState {
  /// The container at an address, `nil` if there is none.
  public subscript(address: Address) -> ContainerState? {
    get {
      guard let window = windows.first(where: { $0.id == address.window }) else { return nil }
      if address.layer == 0 { return window.base[address.steps[...]] }
      guard window.layers.indices.contains(address.layer - 1) else { return nil }
      return window.layers[address.layer - 1].content[address.steps[...]]
    }
    set {
      guard let index = windows.firstIndex(where: { $0.id == address.window }) else { return }
      if address.layer == 0 {
        windows[index].base[address.steps[...]] = newValue
      } else if windows[index].layers.indices.contains(address.layer - 1) {
        windows[index].layers[address.layer - 1].content[address.steps[...]] = newValue
      }
    }
  }
}
