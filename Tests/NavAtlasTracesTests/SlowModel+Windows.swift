/// Columns, layers, tabs, URLs and saved paths.
extension SlowModel {
  /// What an event of a random session wants.
  enum Act: Hashable {
    case push(String)
    case viewPush(String)
    case back
    case pop(Int)
    case popTo(String)
    case popToRoot
    case replace(String)
    case setPath([String])
    case select(Int, String)
    case present(String)
    case presentBelow(String)
    case dismiss(Int)
    case dismissAll
    case selectTab(String)
    case openURL(String)
    case restore(saved: [String], dropped: Int?)
    case undecodable
    case resetRoot(String)
    case sizeClass
    case popToLogicalRoot(String)
    /// A push onto a tab's stack that is named, whether it is seen or not.
    case pushAt(tab: Int, String)
    /// A container that is not there.
    case pushNowhere
    /// A record of a path that no operation explains.
    case diverge([String])
    /// The line of the last event again.
    case again
  }

  /// Does what an act wants.
  ///
  /// - Returns: the event's line, without its screen.
  mutating func perform(_ act: Act) -> (event: String, rest: String) {
    switch act {
    case .push(let screen):
      push(screen)
      return ("push", "")
    case .viewPush(let screen):
      viewPush(screen)
      return ("viewPush", "")
    case .back:
      back()
      return ("back", "")
    case .pop(let count):
      pop(count)
      return ("pop", " n=\(count)")
    case .popTo(let screen):
      popTo(screen)
      return ("popTo", " value=\(screen)")
    case .popToRoot:
      // Where the app has a logical pop to what is the root just now, that is what happened.
      popToLogicalRoot(levels[front.level].panes[front.pane].root)
      return ("popToRoot", "")
    case .replace(let screen):
      replace(screen)
      return ("replace", "")
    case .setPath(let path):
      setPath(path)
      return ("setPath", " path=\(path.joined(separator: ","))")
    case .select(let column, let value):
      select(column, value)
      return ("select", " column=\(Self.columnNames[column]) value=\(value)")
    case .present(let screen):
      present(screen)
      return ("present", "")
    case .presentBelow(let screen):
      presentBelow(screen)
      return ("present", " container=w0/base value=\(screen)")
    case .dismiss(let count):
      dismiss(count)
      return ("dismiss", " n=\(count)")
    case .dismissAll:
      dismissAll()
      return ("dismissAll", "")
    case .selectTab(let key):
      selectTab(key)
      return ("selectTab", " tab=\(key)")
    case .openURL(let wanted):
      // A presentation that waits would cover what the URL shows.
      let url = waiting.isEmpty ? wanted : "x://nothing"
      openURL(url)
      return ("openURL", " url=\(url)")
    case .restore(let saved, let dropped): return ("restore", restore(saved, dropped))
    case .undecodable:
      refuse("T15")
      return ("restore", " args={")
    case .resetRoot(let screen):
      resetRoot(screen)
      return ("resetRoot", "")
    case .sizeClass:
      isCompact.toggle()
      return ("sizeClass", " profile=\(isCompact ? "compact" : "regular")")
    case .pushAt(let tab, let screen): return ("push", pushAt(tab, screen))
    case .pushNowhere:
      codes.append("T13")
      return ("push", " container=w0/base/tab:nowhere value=\(app.base.panes[0].root)")
    case .diverge(let path):
      back()
      let (level, pane) = front
      guard levels[level].panes[pane].hasStack else { return ("back", "") }
      if levels[level].panes[pane].values + levels[level].panes[pane].views != path { codes.append("T24") }
      levels[level].panes[pane].values = path
      levels[level].panes[pane].views = []
      return ("back", " path=\(path.joined(separator: ","))")
    case .popToLogicalRoot(let screen):
      popToLogicalRoot(screen)
      return ("popToRoot", "")
    case .again: return ("", "")
    }
  }

  static let columnNames = ["sidebar", "content", "detail"]

  mutating func select(_ column: Int, _ value: String) {
    let index = levels.count - 1
    let columns = levels[index].panes.map(\.name)
    guard levels[index].isSplit, let column = columns.firstIndex(of: Self.columnNames[column]),
      levels[index].panes[column].hasRows
    else { return refuse("T13") }
    let from = frames(ofColumn: column, in: levels[index])[0]
    tell("select", levels[index].panes[column + 1].root, from: from)
    guard levels[index].panes[column].selection != value else { return }
    levels[index].panes[column].selection = value
    for later in levels[index].panes.indices where later > column {
      levels[index].panes[later].values = []
      levels[index].panes[later].selection = nil
    }
  }

  mutating func present(_ screen: String) {
    tell(app.layers[screen]?.style ?? "sheet", screen, from: visible)
    levels.append(app.level(presenting: screen))
  }

  mutating func presentBelow(_ screen: String) {
    guard levels.count > 1 else { return tellElsewhere(screen) }
    waiting.append((0, app.level(presenting: screen)))
    codes.append("T11")
  }

  /// With nothing in its way the presentation is one of what is seen.
  private mutating func tellElsewhere(_ screen: String) {
    let seen = last
    tell(app.layers[screen]?.style ?? "sheet", screen, from: visible, seen: false)
    last = seen
    levels.append(app.level(presenting: screen))
  }

  mutating func dismiss(_ count: Int) {
    guard levels.count > 1, count < levels.count else { return refuse("T12") }
    if knows("dismiss", from: visible) { tell("dismiss", n: count, from: visible) } else { last = nil }
    levels.removeLast(count)
    startWaiting()
  }

  mutating func dismissAll() {
    tell("dismissAll", from: visible)
    levels.removeLast(levels.count - 1)
    startWaiting()
  }

  private mutating func startWaiting() {
    waiting.removeAll { $0.presenter >= levels.count }
    guard let next = waiting.firstIndex(where: { $0.presenter == levels.count - 1 }) else { return }
    levels.append(waiting.remove(at: next).level)
  }

  mutating func selectTab(_ key: String) {
    last = nil
    guard levels.count == 1, levels[0].isTabs, let tab = levels[0].panes.firstIndex(where: { $0.name == key })
    else {
      return refuse("T13")
    }
    levels[0].tab = tab
  }

  mutating func openURL(_ url: String) {
    last = nil
    guard let entry = app.urls.first(where: { $0.url == url }) else { return refuse("T17") }
    levels = [levels[0]]
    if levels[0].isTabs { levels[0].tab = entry.pane }
    write(entry.path, 0, entry.pane)
  }

  /// A saved path that comes back without one of its elements.
  mutating func restore(_ saved: [String], _ dropped: Int?) -> String {
    last = nil
    let kept = saved.indices.filter { $0 != dropped }.map { saved[$0] }
    let (level, pane) = front
    if levels[level].panes[pane].hasStack { write(kept, level, pane) } else { refuse("T08") }
    if kept.count < saved.count { codes.append("T16") }
    return " args=\(saved.joined(separator: ",")) path=\(kept.joined(separator: ","))"
  }

  mutating func resetRoot(_ screen: String) {
    let (level, pane) = front
    tell("resetRoot", screen, from: visible)
    levels[level].panes[pane].root = screen
    levels[level].panes[pane].values = []
    levels[level].panes[pane].views = []
  }

  mutating func pushAt(_ tab: Int, _ screen: String) -> String {
    push(screen, at: (0, tab))
    if levels.count > 1 { codes.append("T09") }
    if levels[0].isTabs, levels[0].tab != tab { codes.append("T10") }
    let name = levels[0].isTabs ? "/tab:\(levels[0].panes[tab].name)" : ""
    return " container=w0/base\(name) path=\(levels[0].panes[tab].values.joined(separator: ","))"
  }
}
