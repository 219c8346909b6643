import NavAtlasModel

extension NavigationState {
  /// Makes the state show what was recorded: an earlier frame, another tab's screen, or a new frame.
  mutating func adopt(_ screen: Screen.ID) {
    if foregroundFrames.last?.screen != screen { uncover(screen) }
    if foregroundFrames.contains(where: { $0.screen == screen }) { apply(.popTo(.screen(screen))) }
    if visibleScreen != screen, let tab = tab(showing: screen) { apply(.selectTab(tab)) }
    if visibleScreen != screen, let index = selectedColumn(showing: screen) {
      apply(.select(column: index, value: screen))
    }
    if visibleScreen != screen { apply(.push(Route(screen))) }
    if visibleScreen != screen {
      self = NavigationState(.stack(StackState(root: Route(screen))))
    }
  }

  /// Closes the layers above the one that shows the screen, where one below the top does.
  private mutating func uncover(_ screen: Screen.ID) {
    guard let window = windows.first(where: { $0.id == active }), !window.layers.isEmpty else { return }
    for count in 1...window.layers.count {
      var below = self
      below.apply(.dismiss(count))
      if below.visibleScreen == screen {
        self = below
        return
      }
    }
  }

  /// Whether there is a tab of that key, or where the record tells none, one that shows the screen.
  func hasTab(_ key: String?, showing screen: Screen.ID) -> Bool {
    key.map { key in tabs?.tabs.contains { $0.key == key } ?? false } ?? (tab(showing: screen) != nil)
  }

  private var tabs: TabsState? {
    if case .tabs(let tabs) = windows[0].base, windows[0].layers.isEmpty { tabs } else { nil }
  }

  private func tab(showing screen: Screen.ID) -> String? {
    tabs?.tabs.first { $0.content.frames.contains { $0.screen == screen } }?.key
  }

  private func selectedColumn(showing screen: Screen.ID) -> String? {
    guard case .split(let split) = self[Address(window: active)],
      let index = split.columns.firstIndex(where: { $0.root == screen }), index > 0
    else { return nil }
    return split.columns[index - 1].name
  }

  /// The key of the tab that a recorded change of tabs means, which is added where no graph declares it.
  mutating func openTab(_ key: String?, showing screen: Screen.ID) -> String {
    if let key, tabs?.tabs.contains(where: { $0.key == key }) == true { return key }
    if key == nil, let known = tab(showing: screen) { return known }
    let key = key ?? "tab of \(screen)"
    let new = TabsState.Tab(key, .stack(StackState(root: Route(screen))))
    if var tabs {
      if let unnamed = tabs.tabs.firstIndex(where: {
        $0.key.isEmpty && $0.content.frames.last?.screen == screen
      }) {
        tabs.tabs[unnamed].key = key
        if tabs.selected.isEmpty { tabs.selected = key }
      } else {
        tabs.tabs.append(new)
      }
      windows[0].base = .tabs(tabs)
    } else if windows[0].layers.isEmpty {
      windows[0].base = .tabs(TabsState([.init("", windows[0].base), new], selected: ""))
    }
    return key
  }
}
