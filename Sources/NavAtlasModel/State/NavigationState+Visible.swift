extension NavigationState {
  /// The frames of the container in the foreground, root first: of the top layer, in it of the selected tab;
  /// of a split view the collapsed stack, in either profile.
  public var foregroundFrames: [Route] {
    guard let window = windows.first(where: { $0.id == active }) else { return [] }
    return (window.layers.last?.content ?? window.base).foregroundFrames
  }

  /// The frames of a container, wherever it is: as they would be seen if it were in the foreground.
  public func foregroundFrames(at address: Address) -> [Route] { self[address]?.foregroundFrames ?? [] }

  /// The stack, or leaf, that operations without an address go to.
  public var foregroundAddress: Address {
    let foreground = Foreground(state: self, assumptions: .init())
    return foreground.layer.map { foreground.stack(from: $0) } ?? Address(window: active)
  }

  /// The frames above the root of the stack that operations without an address go to.
  public var foregroundPath: [Route] { self[foregroundAddress]?.entries.map(\.route) ?? [] }

  /// The screen on top of a column of the split view in the foreground, if there is one.
  public func top(ofColumn name: String) -> Screen.ID? {
    let foreground = Foreground(state: self, assumptions: .init())
    guard let layer = foreground.layer, let (_, split) = foreground.split(from: layer),
      let column = split.columns.first(where: { $0.name == name })
    else { return nil }
    return (column.entries.last?.route ?? column.shownRoot).screen
  }

  /// The screen the user looks at.
  public var visibleScreen: Screen.ID? { foregroundFrames.last?.screen }
}

extension ContainerState {
  fileprivate var foregroundFrames: [Route] {
    switch self {
    case .split(let split): split.collapsed().map(\.route)
    case .tabs(let tabs): tabs.index(of: tabs.selected).map { tabs.tabs[$0].content.foregroundFrames } ?? []
    case .stack, .leaf: frames
    }
  }
}
