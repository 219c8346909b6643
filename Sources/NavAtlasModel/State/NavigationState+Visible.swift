extension NavigationState {
  /// The frames of the container in the foreground, root first: of the top layer, in it of the selected tab;
  /// of a split view the collapsed stack, in either profile.
  public var foregroundFrames: [Route] {
    guard let window = windows.first(where: { $0.id == active }) else { return [] }
    return (window.layers.last?.content ?? window.base).foregroundFrames
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
