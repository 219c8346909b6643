import Graphviz

/// Gives a diagram the looks that Graphviz draws.
struct DiagramGraph {
  /// How much is left to the engine.
  enum Detail {
    case full
    /// No frames: what makes ranks hard.
    case withoutGroups
  }

  /// How far apart things stand.
  enum Spacing {
    case close
    /// For words that find no room.
    case wide
  }

  let diagram: Diagram
  let palette: Palette
  private let spacing: Spacing
  private let shape: DiagramShape
  /// Over how many ranks each line leads, where that is more than one.
  private let lengths: [String: Int]
  private let engine: LayoutEngine
  /// How many guides lead to each card.
  private let guidesInto: [String: Int]
  private let groupOf: [String: String]
  private let hasHeading: Bool

  init(
    diagram: Diagram, palette: Palette, engine: LayoutEngine = .dot, detail: Detail = .full,
    spacing: Spacing = .close, shape: DiagramShape = DiagramShape(), hasHeading: Bool = true
  ) {
    var diagram = CardLists.drawn(diagram.sayingWordsOnce)
    if detail == .withoutGroups {
      diagram.groups = []
      for index in diagram.cards.indices { diagram.cards[index].group = nil }
    }
    self.diagram = diagram
    self.palette = palette
    self.engine = engine
    self.spacing = spacing
    self.shape = shape
    self.hasHeading = hasHeading
    lengths = shape.lengths(in: diagram)
    groupOf = Dictionary(diagram.cards.map { ($0.id, $0.group ?? "") }) { first, _ in first }
    guidesInto = Dictionary(diagram.links.filter(\.isGuide).map { ($0.to, 1) }, uniquingKeysWith: +)
  }

  /// The graph to lay out. Linear in the size of the diagram.
  func graph() -> Graph {
    let heading = Heading(diagram: diagram, palette: palette)
    let cards = Dictionary(grouping: diagram.cards) { $0.group ?? "" }
    let inner = Dictionary(grouping: diagram.groups) { $0.parent ?? "" }
    return Graph(
      name: "navigation", attributes: attributes(label: hasHeading ? heading.label : nil),
      nodeDefaults: nodeDefaults,
      edgeDefaults: edgeDefaults, nodes: (cards[""] ?? []).map(node),
      clusters: clusters(inner[""] ?? [], inner, cards, level: 0),
      edges: diagram.links.map(edge) + (hasRanks ? Alignment(diagram).edges + columnAlignment(cards) : []),
      backdrop: hasHeading ? heading.backdrop : Backdrop())
  }

  /// True where the engine draws from left to right in ranks; the others know neither direction nor rank.
  private var hasRanks: Bool { engine == .dot }

  private func attributes(label: Markup?) -> Attributes {
    var attributes: Attributes = [
      .id: "diagram", .rankdir: .text(shape.direction.rawValue), .bgcolor: .text(palette[.canvas]),
      .pad: "0.35",
      .nodesep: spacing == .wide ? "0.4" : "0.2", .ranksep: spacing == .wide ? "1.1" : "0.75",
      .splines: "true", .outputorder: "edgesfirst", .labelloc: "t", .labeljust: "l",
      .fontname: .text(Typeface.text),
    ]
    if let label { attributes[.label] = .html(label) }
    if !hasRanks {
      attributes[.rankdir] = nil
      attributes[.nodesep] = nil
      attributes[.ranksep] = engine == .twopi ? "2.2" : nil
      attributes[.overlap] = "false"
      attributes[.sep] = "+18"
    }
    // Numbers on the lines have ranks of their own.
    if hasRanks, diagram.links.contains(where: { $0.role == .move }) {
      attributes[.ranksep] = spacing == .wide ? "0.6" : "0.3"
    }
    if hasRanks, diagram.cards.count > 800 {
      // Network simplex to the end costs minutes here and buys nothing that the eye sees.
      attributes[.nslimit] = "0"
      attributes[.mclimit] = "0"
    }
    return attributes
  }

  private var nodeDefaults: Attributes {
    [
      .shape: "box", .style: "rounded,filled", .fillcolor: .text(palette[.card]),
      .color: .text(palette[.cardFrame]), .penwidth: "1", .margin: "0.12,0.07", .height: "0.4",
      .fontname: .text(Typeface.text), .fontsize: "12.5", .fontcolor: .text(palette[.cardName]),
    ]
  }

  private var edgeDefaults: Attributes {
    [
      .fontname: .text(Typeface.text), .fontsize: "9", .fontcolor: .text(palette[.linkLabel]),
      .labelfontsize: "7.5", .color: .text(palette[ColorRole.push]),
    ]
  }

  // MARK: Groups

  private func clusters(
    _ groups: [Group], _ inner: [String: [Group]], _ cards: [String: [Card]], level: Int
  ) -> [Graph.Cluster] {
    // Inside a cluster the engine stacks from the bottom.
    (level == 0 ? groups : groups.reversed()).map { group in
      Graph.Cluster(
        group.id, attributes(of: group, level: level), nodes: (cards[group.id] ?? []).map(node),
        clusters: clusters(inner[group.id] ?? [], inner, cards, level: level + 1))
    }
  }

  private func attributes(of group: Group, level: Int) -> Attributes {
    let isOdd = level % 2 == 1
    let title = Font(size: 11, color: palette[.groupTitle], isBold: true)
    let caption = Font(size: 9.5, color: palette[.groupCaption])
    var row: [Cell] = [.space(width: 2, height: 14), Cell(.text(group.title, title))]
    if !group.caption.isEmpty { row += [.space(width: 8, height: 4), Cell(.text(group.caption, caption))] }
    return [
      .id: .text(group.id), .class: .text("group \(group.kind.rawValue)"),
      .label: .html(Markup(Table(rows: [[.space(width: 2, height: 4)], row]))),
      .labeljust: "l", .fontname: .text(Typeface.text), .style: "rounded,filled", .margin: "12",
      .penwidth: "1",
      .fillcolor: .text(palette[isOdd ? .innerGroup : .group]),
      .color: .text(palette[isOdd ? .innerFrame : .groupFrame]),
    ]
  }

  // MARK: Links

  private func edge(_ link: Link) -> Graph.Edge {
    let plain = LinkStyle.style(of: link.role)
    var (style, color) = plain.founded(on: link.evidence, color: palette[link.role])
    var width = link.role.isBackward ? style.width : style.width(traffic: link.traffic)
    var classes = "link \(link.role.rawValue) \(link.evidence.rawValue)"
    if let change = link.change {
      (style, color) = (plain.telling(change), palette[change.kind.color])
      width = style.width
      classes += " \(change.kind.rawValue)"
    }
    var attributes: Attributes = [
      .id: .text(link.id), .class: .text(classes),
      .color: .text(color), .style: .text(style.dash), .arrowhead: .text(style.head),
      .penwidth: .text("\((width * 10).rounded() / 10)"),
      .arrowsize: .text("\((LinkStyle.headSize(width: width) * 100).rounded() / 100)"),
    ]
    if link.backCount != nil {
      attributes[.dir] = "both"
      attributes[.arrowtail] = .text(style.head)
    }
    if !link.label.isEmpty { attributes[labelName(for: link)] = .text(link.label) }
    let shorter = Self.shorterLabels(link.label)
    guard hasRanks else {
      return Graph.Edge(from: link.from, to: link.to, attributes, shorterLabels: shorter)
    }
    if link.isGuide {
      // Tabs stand in line, however much their screens would like to be near those of others.
      if link.role == .tab { attributes[.weight] = "12" }
      // The busiest path is the straightest.
      if link.role == .move, let traffic = link.traffic {
        attributes[.weight] = .text("\(1 + Int(traffic * 24))")
      }
      attributes[.tailport] = shape.direction == .right ? "e" : "s"
      attributes[.headport] = shape.direction == .right ? "w" : "n"
      if let length = lengths[link.id] { attributes[.minlen] = .text("\(length)") }
    } else {
      attributes[.constraint] = "false"
    }
    return Graph.Edge(from: link.from, to: link.to, attributes, shorterLabels: shorter)
  }

  /// Long words make room for themselves, where the engine can do it; where they all stand is decided afterwards.
  private func labelName(for link: Link) -> AttributeName {
    // A label on a line within one rank breaks the layout (2.43 frees memory twice), and the ends of a line between
    // groups may come to stand in one.
    let isFree = link.isGuide && groupOf[link.from] == groupOf[link.to]
    let isShort = guidesInto[link.to] == 1 && Typeface.width(of: link.label, size: 9) < 36
    return isFree && !isShort ? .label : .xlabel
  }

  /// Smaller, and cut short where that is a saving.
  private static func shorterLabels(_ label: String) -> [String] {
    guard !label.isEmpty else { return [] }
    return label.count > 12 ? [label, PlainText.clean(label, limit: 9)] : [label]
  }

  /// Columns of a split view stand side by side: what a column shows first comes after the column before it.
  private func columnAlignment(_ cards: [String: [Card]]) -> [Graph.Edge] {
    let columns = Dictionary(grouping: diagram.groups.filter { $0.kind == .column }) { $0.parent ?? "" }
    let guided = Set(diagram.links.filter(\.isGuide).map(\.to))
    var edges: [Graph.Edge] = []
    for parent in columns.keys.sorted() {
      for (before, after) in zip(columns[parent] ?? [], (columns[parent] ?? []).dropFirst()) {
        guard let anchor = cards[before.id]?.first(where: { $0.kind == .screen }) else { continue }
        for card in cards[after.id] ?? [] where !guided.contains(card.id) {
          edges.append(Graph.Edge(from: anchor.id, to: card.id, [.style: "invis", .weight: "0"]))
        }
      }
    }
    return edges
  }
}
