import NavAtlasModel

extension SlowApp {
  /// The least index of a screen in any stack.
  func minDepth(_ screen: String) -> Int? {
    places.values.flatMap(\.stacks).compactMap { $0.firstIndex { $0.screen == screen } }.min()
  }

  /// The least height of a stack with the screen on top.
  func leastHeight(_ screen: String) -> Int? {
    places.values.flatMap(\.stacks).filter { $0.last?.screen == screen }.map { $0.count - 1 }.min()
  }

  /// The stacks of least height with the screen on top, with their places.
  func lowest(_ screen: String, in keys: [String]? = nil) -> [(place: String, stack: Stack)] {
    let onTop = (keys ?? places.keys.sorted()).flatMap { key in
      (places[key]?.stacks ?? []).filter { $0.last?.screen == screen }.map { (place: key, stack: $0) }
    }
    let height = onTop.map(\.stack.count).min()
    return onTop.filter { $0.stack.count == height }
  }

  func canonicalStack(_ screen: String) -> [String] {
    lowest(screen).map { $0.stack.map(\.screen) }.min { $0.lexicographicallyPrecedes($1) } ?? []
  }

  /// The app with stacks of great height, one for all that have the same outline: enough for heights and columns.
  static func outline(_ graph: NavigationGraph, _ profile: Profile) -> SlowApp {
    SlowApp(graph, profile, height: 26, limit: 8_000, isCoarse: true)
  }

  /// The screens that stand higher than any stack without a growth cycle could make them, in an outline.
  var unbounded: Set<String> {
    Set(places.values.flatMap(\.stacks).filter { $0.count > 19 }.compactMap { $0.last?.screen })
  }

  // MARK: Longest paths

  /// For each screen the highest stacks with it on top that growth alone makes without a screen twice; `nil` where
  /// there are too many to try.
  func highest() -> [String: [(place: String, stack: Stack)]]? {
    var found: [String: [(place: String, stack: Stack)]] = [:]
    var budget = 4_000
    for key in places.keys.sorted() {
      for (stack, seen) in beginnings(key) {
        climb(key, stack, seen, &found, &budget)
      }
    }
    return budget > 0 ? found : nil
  }

  private func beginnings(_ key: String) -> [(Stack, Set<String>)] {
    guard let place = places[key] else { return [] }
    var all = place.roots.sorted().map { ([$0], Set([$0.screen])) }
    // What a preferred column shows at launch.
    for stack in place.preferred.indices.dropFirst().map({ Array(place.preferred[...$0]) })
    where Set(stack.map(\.screen)).count == stack.count {
      all.append((stack, Set(stack.map(\.screen))))
    }
    guard place.columns.count == 1, place.columns[0].stack else { return all }
    for root in place.roots.sorted() {
      let above = Set(place.stacks.filter { $0[0] == root }.flatMap { $0.map(\.screen) })
      var paths = place.fromElsewhere.filter { [.setPath, .url, .restore].contains($0.kind) }
      paths += graph.transitions.filter { transition in
        let isHere =
          switch transition.from {
          case .anyScreen: transition.container.map(place.scope.contains) ?? true
          case .screen(let source): above.contains(source) && applies(transition, place)
          }
        let writes =
          transition.kind == .setPath
          || [.url, .restore, .tab].contains(transition.kind)
            && (!transition.path.isEmpty || showing(transition.to ?? "") == nil)
        return isHere && writes
      }
      for transition in paths {
        let path = transition.path.isEmpty ? transition.to.map { [$0] } ?? [] : transition.path
        for end in path.indices {
          let frames = [root] + path[...end].map { Frame(screen: $0) }
          all.append((frames, Set(frames.map(\.screen))))
        }
      }
    }
    return all
  }

  private func climb(
    _ key: String, _ stack: Stack, _ seen: Set<String>,
    _ found: inout [String: [(place: String, stack: Stack)]], _ budget: inout Int
  ) {
    budget -= 1
    guard budget > 0, let top = stack.last else { return }
    let known = found[top.screen]?.first?.stack.count ?? 0
    if stack.count > known { found[top.screen] = [] }
    if stack.count >= known, (found[top.screen]?.count ?? 0) < 300 {
      found[top.screen]?.append((key, stack))
    }
    for (below, frames) in growths(key, stack) {
      var (next, passed) = (below, seen)
      for frame in frames {
        guard passed.insert(frame.screen).inserted else { break }
        next.append(frame)
        climb(key, next, passed, &found, &budget)
      }
    }
  }

  /// What the moves of the growth graph put on a stack.
  private func growths(_ key: String, _ stack: Stack) -> [(below: Stack, frames: [Frame])] {
    guard let place = places[key], let top = stack.last else { return [] }
    var probe = self
    probe.collected = []
    let growing: Set<TransitionKind> = [.push, .viewPush, .pushMany, .linkAcross, .replace, .select]
    for transition in graph.transitions where growing.contains(transition.kind) && !transition.exchangesRoot {
      let isHere =
        switch transition.from {
        case .anyScreen: transition.container.map(place.scope.contains) ?? true
        case .screen(let source): source == top.screen && applies(transition, place)
        }
      let isElsewhere = profile == .regular && place.split != nil
      let staysHere = !isElsewhere || transition.kind != .select && transition.kind != .linkAcross
      if isHere, staysHere, !isElsewhere || place.columns[0].stack { probe.apply(transition, key, stack) }
    }
    for transition in place.fromElsewhere where growing.contains(transition.kind) {
      probe.applyFromElsewhere(transition, key, stack)
    }
    return (probe.collected ?? []).filter { $0.below.count >= stack.count - 1 }
  }

  // MARK: Layers

  /// By place: the least number of layers below, and the least sum of heights and layers below its root.
  func windows() -> (layers: [String: Int], offsets: [String: Int]) {
    let presented = Set(presentations.map(\.layer))
    var layers: [String: Int] = [:]
    var offsets: [String: Int] = [:]
    for key in places.keys where !presented.contains(key) { (layers[key], offsets[key]) = (0, 0) }
    for _ in 0...places.count {
      for edge in presentations {
        guard let layer = layers[edge.place], let offset = offsets[edge.place], edge.place != edge.layer,
          let height = lowest(edge.presenter, in: [edge.place]).first?.stack.count
        else { continue }
        layers[edge.layer] = min(layers[edge.layer] ?? .max, layer + 1)
        offsets[edge.layer] = min(offsets[edge.layer] ?? .max, offset + height)
      }
    }
    return (layers, offsets)
  }

  typealias Window = [Level]
  struct Level: Hashable {
    var place: String
    var stack: Stack
  }

  /// The windows of least total depth that show a place, without the place itself.
  func windows(below key: String, _ offsets: [String: Int]) -> [Window] {
    guard let offset = offsets[key], places[key]?.layer != nil else { return [[]] }
    var found: [Window] = []
    for edge in presentations where edge.layer == key && edge.place != key {
      let lowest = lowest(edge.presenter, in: [edge.place])
      guard let height = lowest.first?.stack.count, offsets[edge.place].map({ $0 + height }) == offset
      else { continue }
      for below in windows(below: edge.place, offsets) {
        found += lowest.map { below + [Level(place: edge.place, stack: $0.stack)] }
      }
    }
    return Array(found.prefix(60))
  }
}
