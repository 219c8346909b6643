/// The state of an app and its operations as the specification tells them (sections 3 and 4), as plainly as can be: what the
/// replay is compared with. It shares no code with the replay.
struct SlowModel {
  struct Pane {
    /// The name that a column, a tab or a layer has in addresses.
    var name: String
    /// The stack's or the layer's name in the app; moves belong to it.
    var home: String
    var root: String
    var placeholder: String?
    var hasStack = true
    var values: [String] = []
    var views: [String] = []
    /// What the pane has selected; only panes with rows select.
    var hasRows = false
    var selection: String?
  }

  /// The base or a layer: one pane, the columns of a split view, or tabs of one pane each.
  struct Level {
    var panes: [Pane]
    var isSplit = false
    var tab = 0
    var isTabs = false
    var prefer: Int?
  }

  let app: PlannedApp
  var levels: [Level]
  var waiting: [(presenter: Int, level: Level)] = []
  var isCompact = false
  var codes: [String] = []
  /// How often each move of the app was made.
  var counts: [Int]
  var pairs: Set<[Int]> = []
  var last: Int?

  init(_ app: PlannedApp) {
    self.app = app
    levels = [app.base]
    counts = app.moves.map { _ in 0 }
  }

  // MARK: What is seen

  private func frames(_ pane: Pane, isEmpty: Bool) -> [String] {
    [isEmpty ? pane.placeholder ?? pane.root : pane.root] + pane.values + pane.views
  }

  /// The index of the column on top (4.1).
  func top(of level: Level) -> Int {
    guard level.isSplit else { return level.tab }
    var useful = [true]
    for column in 1..<level.panes.count {
      let pane = level.panes[column]
      useful.append(
        !(pane.values + pane.views).isEmpty || level.panes[column - 1].selection != nil && useful[column - 1])
    }
    let found = useful.lastIndex(of: true) ?? 0
    return max(found, level.prefer ?? 0)
  }

  func frames(of level: Level) -> [String] {
    guard level.isSplit else { return frames(level.panes[level.tab], isEmpty: false) }
    return (0...top(of: level)).flatMap { frames(ofColumn: $0, in: level) }
  }

  func frames(ofColumn column: Int, in level: Level) -> [String] {
    let isEmpty = level.isSplit && column > 0 && level.panes[column - 1].selection == nil
    return frames(level.panes[column], isEmpty: isEmpty)
  }

  var shown: [String] { frames(of: levels[levels.count - 1]) }
  var visible: String { shown[shown.count - 1] }

  /// The pane that operations without an address go to (3.1).
  var front: (level: Int, pane: Int) {
    let level = levels[levels.count - 1]
    guard level.isSplit, !isCompact else { return (levels.count - 1, top(of: level)) }
    return (levels.count - 1, level.panes.lastIndex { $0.hasStack } ?? 0)
  }

  // MARK: What moves need

  /// Tells a move: that it is none of the app's (T26), or counts it.
  mutating func tell(
    _ kind: String, _ to: String? = nil, n: Int? = nil, path: [String]? = nil, from: String, seen: Bool = true
  ) {
    let found = app.moves.firstIndex {
      $0.from == from && $0.kind == kind && $0.to == to && $0.n == n && (path == nil || $0.path == path)
    }
    guard let found else {
      codes.append("T26")
      if seen { last = nil }
      return
    }
    counts[found] += 1
    guard seen else { return }
    if let last { pairs.insert([last, found]) }
    last = found
  }

  func knows(_ kind: String, from: String) -> Bool {
    app.moves.contains { $0.from == from && $0.kind == kind }
  }

  mutating func register(_ screens: [String], in pane: Pane) {
    let known = app.destinations(of: pane)
    codes += screens.filter { !known.contains($0) }.map { _ in "T07" }
  }

  // MARK: Stacks (3.3)

  mutating func push(_ screen: String, at place: (level: Int, pane: Int)? = nil) {
    let from = place.map { top(at: $0) } ?? visible
    var (level, pane) = place ?? front
    if !levels[level].panes[pane].hasStack, let across = across(level, pane, screen) {
      tell("push", screen, from: from)
      pane = across
      levels[level].panes[pane].values = [screen]
      levels[level].panes[pane].views = []
      return
    }
    guard levels[level].panes[pane].hasStack else { return refuse("T08") }
    tell("push", screen, from: from, seen: place == nil)
    register([screen], in: levels[level].panes[pane])
    if !levels[level].panes[pane].views.isEmpty { codes.append("T06") }
    levels[level].panes[pane].views = []
    levels[level].panes[pane].values.append(screen)
  }

  /// The later column that a link of a column without a stack leads to, while collapsed.
  private func across(_ level: Int, _ pane: Int, _ screen: String) -> Int? {
    guard isCompact, levels[level].isSplit else { return nil }
    return levels[level].panes.indices.first {
      $0 > pane && levels[level].panes[$0].hasStack
        && app.destinations(of: levels[level].panes[$0]).contains(screen)
    }
  }

  func top(at place: (level: Int, pane: Int)) -> String {
    let pane = levels[place.level].panes[place.pane]
    return (pane.values + pane.views).last ?? pane.root
  }

  mutating func refuse(_ code: String) {
    codes.append(code)
    last = nil
  }

  mutating func viewPush(_ screen: String) {
    let (level, pane) = front
    guard levels[level].panes[pane].hasStack else { return refuse("T08") }
    tell("viewPush", screen, from: visible)
    levels[level].panes[pane].views.append(screen)
  }

  mutating func back() {
    last = nil
    let (level, pane) = front
    if app.backDisabled.contains(shown.count > 1 ? visible : "") { return refuse("T03") }
    if levels[level].panes[pane].views.popLast() != nil { return }
    if levels[level].panes[pane].values.popLast() != nil { return }
    guard levels[level].isSplit, isCompact, pane > 0 else { return refuse("T03") }
    leave(pane, of: level)
  }

  /// Back from a column's root clears the selection before it (A3).
  private mutating func leave(_ pane: Int, of level: Int) {
    levels[level].panes[pane - 1].selection = nil
    if levels[level].prefer != nil { levels[level].prefer = pane - 1 }
  }

  mutating func pop(_ count: Int) {
    let (level, pane) = front
    let path = levels[level].panes[pane].values
    guard levels[level].panes[pane].hasStack, count <= path.count else { return refuse("T01") }
    if count == 1, !knows("pop", from: visible) { last = nil } else { tell("pop", n: count, from: visible) }
    levels[level].panes[pane].views = []
    levels[level].panes[pane].values.removeLast(count)
  }

  mutating func popTo(_ screen: String) {
    let (level, pane) = front
    let isOneStack = levels[level].isSplit && isCompact
    let own = frames(ofColumn: pane, in: levels[level])
    let stack = isOneStack ? shown : own
    guard levels[level].panes[pane].hasStack || isOneStack, stack.contains(screen) else {
      return refuse("T04")
    }
    tell("popTo", screen, from: visible)
    var surplus = stack.count - 1 - (stack.lastIndex(of: screen) ?? 0)
    while surplus > 0 {
      let place = isOneStack ? front.pane : pane
      if levels[level].panes[place].views.popLast() == nil, levels[level].panes[place].values.popLast() == nil
      {
        leave(place, of: level)
      }
      surplus -= 1
    }
  }

  mutating func popToRoot() {
    let (level, pane) = front
    tell("popToRoot", from: visible)
    levels[level].panes[pane].values = []
    levels[level].panes[pane].views = []
  }

  /// A logical pop where the app has one to the screen and the screen is there, or else the whole pop.
  mutating func popToLogicalRoot(_ screen: String) {
    guard knows("popToLogicalRoot", from: visible), shown.contains(screen),
      app.moves.contains(where: { $0.from == visible && $0.kind == "popToLogicalRoot" && $0.to == screen })
    else { return popToRoot() }
    let (level, pane) = front
    tell("popToLogicalRoot", screen, from: visible)
    while visible != screen {
      if levels[level].panes[pane].views.popLast() == nil { levels[level].panes[pane].values.removeLast() }
    }
  }

  mutating func replace(_ screen: String) {
    let (level, pane) = front
    guard levels[level].panes[pane].hasStack else { return refuse("T08") }
    guard !levels[level].panes[pane].values.isEmpty else { return refuse("T05") }
    tell("replace", screen, from: visible)
    register([screen], in: levels[level].panes[pane])
    levels[level].panes[pane].views = []
    levels[level].panes[pane].values.removeLast()
    levels[level].panes[pane].values.append(screen)
  }

  mutating func setPath(_ path: [String]) {
    let (level, pane) = front
    guard levels[level].panes[pane].hasStack else { return refuse("T08") }
    tell("setPath", path: path, from: visible)
    write(path, level, pane)
  }

  mutating func write(_ path: [String], _ level: Int, _ pane: Int) {
    register(path, in: levels[level].panes[pane])
    levels[level].panes[pane].values = path
    levels[level].panes[pane].views = []
  }
}
