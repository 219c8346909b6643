private import Graphviz
import NavAtlasModel

/// The picture of a log that tells which screen followed which, and nothing of stacks: where visits start and end, and the
/// moves that carry the traffic. Depths, ways back and cycles would be guesses.
struct Clickstream {
  private let graph: NavigationGraph
  private let options: DiagramOptions
  private let notes: DiagramNotes
  /// How often a screen followed another one, itself left out.
  private var counts: [MoveEnds: Int] = [:]
  private var loops: [Screen.ID: Int] = [:]
  /// How many visits start and end on each screen.
  private var starts: [Screen.ID: Int] = [:]
  private var ends: [Screen.ID: Int] = [:]
  private var ids = SafeID()
  private var cards: [Screen.ID: String] = [:]

  private static let startID = "x_start"

  init(_ graph: NavigationGraph, _ notes: DiagramNotes, _ options: DiagramOptions) {
    self.graph = graph
    self.notes = notes
    self.options = options
    var (into, out): ([Screen.ID: Int], [Screen.ID: Int]) = ([:], [:])
    // Back to the root is told without a target.
    let root = graph.entries.first?.screen
    for transition in graph.transitions {
      guard case .screen(let from) = transition.from, let to = transition.to ?? transition.path.last ?? root
      else {
        continue
      }
      into[to, default: 0] += transition.count
      out[from, default: 0] += transition.count
      if from == to {
        loops[from, default: 0] += transition.count
      } else {
        counts[MoveEnds(from, to), default: 0] += transition.count
      }
    }
    // Every view that follows none is a start, and every one that none follows is an end.
    for screen in graph.screens {
      starts[screen.id] = max(0, screen.count - into[screen.id, default: 0])
      ends[screen.id] = max(0, screen.count - out[screen.id, default: 0])
    }
  }

  private var total: Int { counts.values.reduce(0, +) + loops.values.reduce(0, +) }
  private var visits: Int { starts.values.reduce(0, +) }

  /// O(moves²) at worst, where few moves are left out.
  mutating func diagram() -> Diagram {
    let drawn = busiest()
    var list = graph.screens.map { card(for: $0) }
    var links = self.links(drawn)
    let first = busiest(starts)
    if !first.isEmpty {
      list.append(
        Card(
          id: Self.startID, kind: .entry, name: "start",
          tooltip: "\(Words.count(visits, "visit")) start somewhere; the busiest screens are joined"))
      links += first.compactMap { start($0) }
    }
    Self.guide(&links)
    return Diagram(title: title, subtitle: subtitle(drawn), cards: list, links: links)
  }

  // MARK: What is drawn

  /// The least number of moves that carry the traffic that is asked for, and the busiest way to each screen besides.
  private func busiest() -> [MoveEnds] {
    let sorted = counts.sorted { ($1.value, $0.key.from, $0.key.to) < ($0.value, $1.key.from, $1.key.to) }
      .map(\.key)
    let wanted = Double(total) * (options.traffic ?? 1)
    var carried = loops.values.reduce(0, +)
    var drawn: Set<MoveEnds> = []
    for move in sorted where Double(carried) < wanted {
      carried += counts[move] ?? 0
      drawn.insert(move)
    }
    var led = Set(drawn.map(\.to))
    for move in sorted where led.insert(move.to).inserted { drawn.insert(move) }
    return sorted.filter(drawn.contains)
  }

  /// The screens that most visits start or end on.
  private func busiest(_ shares: [Screen.ID: Int]) -> [Screen.ID] {
    let sorted = shares.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let wanted = Double(visits) * (options.traffic ?? 1)
    var carried = 0
    return sorted.prefix { _, count in
      defer { carried += count }
      return Double(carried) < wanted
    }
    .map(\.key)
  }

  /// The busiest moves lead forwards, as long as they close no cycle.
  private static func guide(_ links: inout [Link]) {
    var successors: [String: [String]] = [:]
    func leads(_ from: String, _ to: String) -> Bool {
      var seen: Set<String> = [from]
      var stack = [from]
      while let card = stack.popLast() {
        if card == to { return true }
        for next in successors[card] ?? [] where seen.insert(next).inserted { stack.append(next) }
      }
      return false
    }
    for index in links.indices.sorted(by: { (links[$1].count, $0) < (links[$0].count, $1) }) {
      links[index].isGuide = !leads(links[index].to, links[index].from)
      if links[index].isGuide { successors[links[index].from, default: []].append(links[index].to) }
    }
  }

  // MARK: Cards and lines

  private mutating func card(for screen: Screen) -> Card {
    let id = ids.make("s", screen.id)
    cards[screen.id] = id
    let most = graph.screens.map(\.count).max() ?? 0
    let ending = ends[screen.id] ?? 0
    let words = [
      loops[screen.id].map { "↻ " + Words.grouped($0) },
      ending > 0 && visits > 0 ? "end \(Words.share(ending, of: visits))" : nil,
    ]
    var card = Card(
      id: id, name: PlainText.clean(screen.name, limit: 40),
      subtitle: words.compactMap(\.self).joined(separator: " · "),
      badges: [
        Card.Badge(notes.times.map { $0.stay(screen.id) ?? "–" } ?? Words.grouped(screen.count), .count)
      ])
    card.screen = screen.id
    card.traffic = most > 0 ? Double(screen.count) / Double(most) : nil
    card.tooltip = [
      PlainText.clean(screen.name, limit: 120), "seen \(Words.grouped(screen.count)) times",
      notes.times?.stay(screen.id).map { "half of the stays are longer than \($0)" },
      "starts \(Words.share(starts[screen.id] ?? 0, of: visits)) of the visits",
      "ends \(Words.share(ends[screen.id] ?? 0, of: visits))",
    ].compactMap(\.self).joined(separator: " · ")
    return card
  }

  /// Both directions of a pair are one line with two heads.
  private mutating func links(_ drawn: [MoveEnds]) -> [Link] {
    let known = Set(drawn)
    let most = counts.values.max() ?? 1
    return drawn.compactMap { move in
      let (count, back) = (counts[move] ?? 0, counts[MoveEnds(move.to, move.from)] ?? 0)
      let isMutual = known.contains(MoveEnds(move.to, move.from))
      // The busier direction is met first.
      if isMutual, (back, move.to) > (count, move.from) { return nil }
      let (from, to) = (cards[move.from] ?? "", cards[move.to] ?? "")
      var link = Link(
        id: ids.make("e", "\(from)_\(to)"), from: from, to: to, role: .move, label: Words.grouped(count),
        traffic: Double(count) / Double(max(most, 1)), count: count, tooltip: "\(Words.grouped(count)) times")
      if let times = notes.times { link.label = times.between(move.from, move.to) ?? "" }
      if isMutual {
        link.backCount = back
        link.label +=
          " ⇄ " + (notes.times.map { $0.between(move.to, move.from) ?? "–" } ?? Words.grouped(back))
        link.tooltip += ", and \(Words.grouped(back)) times back"
      }
      return link
    }
  }

  private mutating func start(_ screen: Screen.ID) -> Link? {
    guard let card = cards[screen], let count = starts[screen] else { return nil }
    let share = Words.share(count, of: visits)
    return Link(
      id: ids.make("e", "start_\(card)"), from: Self.startID, to: card, role: .entry, label: share,
      count: count,
      tooltip: "\(share) of \(Words.count(visits, "visit")) start here")
  }

  // MARK: Words

  private var title: String {
    PlainText.clean(options.title ?? (graph.name.isEmpty ? "Navigation" : graph.name), limit: 80)
  }

  private func subtitle(_ drawn: [MoveEnds]) -> String {
    let carried = drawn.reduce(loops.values.reduce(0, +)) { $0 + (counts[$1] ?? 0) }
    var parts = [Words.count(graph.shownScreens, "screen")]
    parts.append("\(Words.grouped(drawn.count)) of \(Words.grouped(counts.count)) moves drawn")
    parts.append("\(Words.share(carried, of: total)) of \(Words.grouped(total)) recorded moves")
    if visits > 0 { parts.append(Words.count(visits, "visit")) }
    if notes.times != nil { parts.append(DiagramTimes.meaning) }
    return PlainText.clean((parts + notes.hidden).joined(separator: " · "), limit: 320)
  }
}

extension NavigationGraph {
  /// True for what was made of a log that tells only which screen followed which.
  var isClickstream: Bool {
    !transitions.isEmpty && containers.isEmpty
      && transitions.allSatisfy { $0.confidence == .inferred && $0.count > 0 && $0.from != .anyScreen }
  }
}
