import TestSupport

/// A random app, as a plain description: its containers, moves, layers and URLs.
struct PlannedApp {
  struct Move: Hashable {
    var from: String
    var kind: String
    var to: String?
    var n: Int?
    var path: [String] = []
    /// The container that the move belongs to.
    var home: String
  }

  struct URL: Hashable {
    var url: String
    var path: [String]
    var pane: Int
  }

  struct Layer: Hashable {
    var style: String
    var hasStack: Bool
  }

  var base = SlowModel.Level(panes: [])
  var moves: [Move] = []
  var layers: [String: Layer] = [:]
  var urls: [URL] = []
  var backDisabled: Set<String> = []
  /// The screens of each stack, the root first, by the container's name.
  var screens: [String: [String]] = [:]

  /// What a stack has destinations for: what grows out of its root, or out of columns without a stack, and URLs.
  func destinations(of pane: SlowModel.Pane) -> Set<String> {
    let roots = screens[pane.home]?.prefix(1) ?? []
    let leaves = base.isSplit && pane.home == "main" ? base.panes.filter { !$0.hasStack }.map(\.root) : []
    var known = Set(roots)
    let growing: Set = ["push", "viewPush", "replace", "setPath", "resetRoot"]
    for entry in urls where base.panes[entry.pane].home == pane.home { known.formUnion(entry.path) }
    while true {
      let more = moves.filter {
        $0.home == pane.home && growing.contains($0.kind) && known.union(leaves).contains($0.from)
      }
      let grown = known.union(more.flatMap { ($0.to.map { [$0] } ?? []) + $0.path })
      if grown == known { return known }
      known = grown
    }
  }

  /// The layer that a presentation of a screen opens.
  func level(presenting screen: String) -> SlowModel.Level {
    SlowModel.Level(
      panes: [
        SlowModel.Pane(name: screen, home: screen, root: screen, hasStack: layers[screen]?.hasStack ?? true)
      ])
  }

  /// The app in notation.
  var notation: String {
    var lines = base.isSplit ? [split] : base.panes.map { "stack \($0.home): \($0.root)" }
    if base.isTabs {
      lines.append("tabs app: " + base.panes.map { "\($0.name)=\($0.home)" }.joined(separator: ", "))
    }
    for (root, layer) in layers.sorted(by: { $0.key < $1.key }) {
      lines.append("\(layer.style) \(root)_: \(root)" + (layer.hasStack ? " stack" : ""))
    }
    for home in Set(moves.map(\.home)).sorted() {
      lines.append(layers[home] == nil ? "[\(home)]" : "[\(home)_]")
      lines += moves.filter { $0.home == home }.map { move in
        let kind = move.kind + (move.n.map { "(\($0))" } ?? "")
        return "\(move.from) -\(kind)-> \(move.to ?? move.path.joined(separator: ", "))"
      }
    }
    lines.append("[]")
    for entry in urls {
      let path = [base.panes[entry.pane].root] + entry.path
      lines.append("url \"\(entry.url)\" -> \(path.joined(separator: " > "))")
    }
    lines.append("module App: " + Set(screens.values.joined()).sorted().joined(separator: ", "))
    if !backDisabled.isEmpty {
      lines.append("backDisabled: " + backDisabled.sorted().joined(separator: ", "))
    }
    return lines.joined(separator: "\n") + "\nlaunch -> \(base.panes[0].root)\n"
  }

  private var split: String {
    let columns = base.panes.map { pane in
      "\(pane.name) \(pane.root)" + (pane.hasRows ? " selects" : "") + (pane.hasStack ? " stack" : "")
        + (pane.placeholder.map { " placeholder \($0)" } ?? "")
    }
    let prefer = base.prefer.map { " {prefer=\(base.panes[$0].name)}" } ?? ""
    return "split main: " + columns.joined(separator: " | ") + prefer
  }
}

extension PlannedApp {
  static func random(_ generator: inout SplitMix64) -> PlannedApp {
    var app = PlannedApp()
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: app.addStacks(1, &generator)
    case 1: app.addStacks(Int.random(in: 2...3, using: &generator), &generator)
    case 2: app.addSplit(2, &generator)
    default: app.addSplit(3, &generator)
    }
    let roots = app.screens.values.flatMap { $0 }.sorted()
    for number in 0..<Int.random(in: 0...2, using: &generator) {
      let root = "S\(number)"
      let style = ["sheet", "cover", "popover", "inspector"].randomElement(using: &generator) ?? "sheet"
      app.layers[root] = Layer(style: style, hasStack: Int.random(in: 0..<4, using: &generator) > 0)
      app.screens[root] = [root, root + "a", root + "b"]
      for from in roots.shuffled(using: &generator).prefix(2) {
        app.add(Move(from: from, kind: style, to: root, home: app.home(of: from)))
      }
      for from in app.screens[root] ?? [] where Bool.random(using: &generator) {
        app.add(Move(from: from, kind: "dismiss", n: Int.random(in: 1...2, using: &generator), home: root))
      }
      if Bool.random(using: &generator) { app.add(Move(from: root, kind: "dismissAll", home: root)) }
    }
    for home in app.screens.keys.sorted() where app.layers[home]?.hasStack != false {
      app.addMoves(home, &generator)
    }
    return app
  }

  private func home(of screen: String) -> String {
    screens.keys.sorted().first { screens[$0]?.contains(screen) == true } ?? ""
  }

  private mutating func add(_ move: Move) { if !moves.contains(move) { moves.append(move) } }

  private mutating func addStacks(_ count: Int, _ generator: inout SplitMix64) {
    for (number, letter) in ["A", "B", "C"].prefix(count).enumerated() {
      let home = "m\(number)"
      screens[home] = (0...4).map { "\(letter)\($0)" } + (count > 1 ? ["X"] : [])
      base.panes.append(.init(name: "t\(number)", home: home, root: "\(letter)0"))
      guard Bool.random(using: &generator) else { continue }
      let path = (1...3).shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
      urls.append(URL(url: "x://u\(number)", path: path.map { "\(letter)\($0)" }, pane: number))
    }
    base.isTabs = count > 1
  }

  private mutating func addSplit(_ count: Int, _ generator: inout SplitMix64) {
    base.isSplit = true
    base.panes = [.init(name: "sidebar", home: "main", root: "F", hasStack: false, hasRows: true)]
    if count == 3 {
      let placeholder = Bool.random(using: &generator) ? "L_" : nil
      base.panes.append(
        .init(
          name: "content", home: "main", root: "L", placeholder: placeholder, hasStack: false, hasRows: true))
    }
    let placeholder = Bool.random(using: &generator) ? "T_" : nil
    base.panes.append(.init(name: "detail", home: "main", root: "T", placeholder: placeholder))
    if Int.random(in: 0..<4, using: &generator) == 0 {
      base.prefer = Int.random(in: 0..<count, using: &generator)
    }
    screens["main"] = ["T", "T1", "T2", "T3", "T4"]
    for (from, to) in zip(base.panes, base.panes.dropFirst()) {
      add(Move(from: from.root, kind: "select", to: to.root, home: "main"))
    }
  }

  private mutating func addMoves(_ home: String, _ generator: inout SplitMix64) {
    let all = screens[home] ?? []
    let inner = Array(all.dropFirst())
    for _ in 0..<Int.random(in: 4...12, using: &generator) {
      guard let from = all.filter({ $0 != "X" }).randomElement(using: &generator),
        let to = inner.randomElement(using: &generator)
      else { continue }
      switch Int.random(in: 0..<14, using: &generator) {
      case 0: add(Move(from: from, kind: "pop", n: Int.random(in: 1...3, using: &generator), home: home))
      case 1: add(Move(from: from, kind: "popTo", to: all.randomElement(using: &generator), home: home))
      case 2: add(Move(from: from, kind: "popToRoot", home: home))
      case 3: add(Move(from: from, kind: "replace", to: to, home: home))
      case 4:
        add(Move(from: from, kind: "setPath", path: inner.shuffled(using: &generator).suffix(2), home: home))
      case 5: add(Move(from: from, kind: "viewPush", to: to, home: home))
      case 6 where !base.isSplit: add(Move(from: from, kind: "resetRoot", to: to, home: home))
      case 7 where !base.isSplit: add(Move(from: from, kind: "popToLogicalRoot", to: to, home: home))
      case 8: if Int.random(in: 0..<4, using: &generator) == 0 { backDisabled.insert(to) }
      default: add(Move(from: from, kind: "push", to: to, home: home))
      }
    }
  }
}
