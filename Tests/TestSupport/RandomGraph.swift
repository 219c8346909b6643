public import NavAtlasModel

extension NavigationGraph {
  /// A random valid graph that uses every kind of element, with unknown members at every level.
  public static func random(using generator: inout SplitMix64) -> NavigationGraph {
    let ids = (0..<Int.random(in: 3...9, using: &generator)).map { "S\($0)" }
    var pick = Picker(generator: generator, ids: ids)
    var graph = NavigationGraph(name: "random", extra: pick.extra())
    graph.screens = ids.map { pick.screen($0) }
    graph.containers = pick.containers()
    graph.transitions = (0..<Int(pick.number(0...12))).map { _ in pick.transition() }
    graph.entries = (0..<Int(pick.number(0...3))).map { _ in pick.entry() }
    graph.diagnostics = [Diagnostic(.note, "a note", at: pick.location(), extra: pick.extra())]
    generator = pick.generator
    return graph
  }
}

private struct Picker {
  var generator: SplitMix64
  let ids: [String]

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func chance() -> Bool { Bool.random(using: &generator) }
  mutating func id() -> String { ids[number(0...(ids.count - 1))] }
  mutating func path() -> [String] { (0..<number(1...3)).map { _ in id() } }
  mutating func one<Value>(of values: [Value]) -> Value { values[number(0...(values.count - 1))] }
  mutating func maybe(_ text: String) -> String? { chance() ? text : nil }

  mutating func extra() -> [JSONMember] {
    chance() ? [JSONMember("x-extra", .random(using: &generator, depth: 2))] : []
  }

  mutating func location() -> SourceLocation? {
    guard chance() else { return nil }
    return SourceLocation(file: "A.swift", line: number(1...99), column: chance() ? 3 : nil, extra: extra())
  }

  mutating func screen(_ id: String) -> Screen {
    Screen(
      id: id, name: maybe("Name"), title: maybe("제목 \"x\""), module: maybe("App"),
      kind: one(of: Screen.Kind.allCases), location: location(), backDisabled: chance(), count: number(0...3),
      extra: extra())
  }

  mutating func containers() -> [Container] {
    let columns = (number(0...1) == 0 ? ["sidebar", "detail"] : ["sidebar", "content", "detail"]).map {
      name in
      Container.Column(
        name: name, root: id(), selects: name != "detail" && chance(), placeholder: chance() ? id() : nil,
        stack: chance(), extra: extra())
    }
    let split = Container.Split(
      columns: columns, prefer: maybe("detail"), framework: one(of: SplitFramework.allCases))
    let layer = Container.Layer(
      style: one(of: PresentationStyle.allCases), root: id(), stack: chance(), dismissible: chance())
    let tabs = Container.Tabs(
      tabs: [.init(key: "one", container: "stack", extra: extra()), .init(key: "two", container: "split")],
      selected: maybe("two"))
    return [
      Container(id: "stack", name: maybe("Main"), .stack(.init(root: id(), logicalRoot: id()))),
      Container(id: "split", .split(split), location: location(), extra: extra()),
      Container(id: "layer", .layer(layer), extra: extra()),
      Container(id: "tabs", .tabs(tabs), extra: extra()),
    ]
  }

  mutating func transition() -> Transition {
    let kind = one(of: TransitionKind.allCases)
    let isAny = chance()
    let isSelect = kind == .select
    return Transition(
      from: isAny ? .anyScreen : .screen(id()), to: kind.target == .absent ? nil : id(), kind,
      n: kind.count == .optional && chance() ? number(0...3) : nil,
      path: kind.path == .absent ? [] : path(),
      container: isSelect ? "split" : isAny || chance() ? "stack" : nil,
      column: isSelect ? "sidebar" : nil, prefer: isSelect ? maybe("detail") : nil,
      via: chance() ? one(of: Transition.Via.allCases) : nil, trigger: one(of: Transition.Trigger.allCases),
      label: maybe("label"), condition: maybe("isReady && count > 0"), singleTop: chance(),
      confidence: one(of: Transition.Confidence.allCases), count: number(0...9),
      locations: (0..<number(0...2)).compactMap { _ in location() }, extra: extra())
  }

  mutating func entry() -> Entry {
    let kind = one(of: Entry.Kind.allCases)
    return Entry(
      screen: id(), kind: kind, container: maybe("stack"), url: kind == .url ? "app://trip/:id" : nil,
      path: chance() ? path() : [], label: maybe("label"), location: location(), extra: extra())
  }
}
