public import Graphviz

/// A Mermaid flowchart, for Markdown that is shown on the web.
public struct MermaidRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "mermaid" }
  public var fileExtensions: [String] { ["mmd", "mermaid"] }
  public var summary: String { "a flowchart for Markdown" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    let heading = diagram.subtitle.isEmpty ? diagram.title : "\(diagram.title) · \(diagram.subtitle)"
    var lines = ["---", "title: \"\(Self.frontMatter(heading))\"", "---", "flowchart LR"]
    let cards = Dictionary(grouping: diagram.cards) { $0.group ?? "" }
    let inner = Dictionary(grouping: diagram.groups) { $0.parent ?? "" }
    lines += Self.notes(diagram)
    func write(_ parent: String, indent: String) {
      for card in cards[parent] ?? [] { lines.append(indent + node(card)) }
      for group in inner[parent] ?? [] {
        let title = Self.escape(group.caption.isEmpty ? group.title : "\(group.title) · \(group.caption)")
        lines.append("\(indent)subgraph \(group.id)[\"\(title)\"]")
        write(group.id, indent: indent + "  ")
        lines.append("\(indent)end")
      }
    }
    write("", indent: "  ")
    for link in diagram.links {
      let told = link.change.map { $0.kind == .same || !$0.words.isEmpty ? [] : [$0.kind.title] } ?? []
      let words = (told + [link.label]).filter { !$0.isEmpty }.joined(separator: ": ")
      let label = words.isEmpty ? "" : "|\"\(Self.escape(words))\"|"
      lines.append("  \(link.from) \(Self.arrow(link.role))\(label) \(link.to)")
    }
    lines += styles(diagram, options.theme.palette)
    return Rendering(bytes: Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// What the flowchart leaves out, as comments.
  private static func notes(_ diagram: Diagram) -> [String] {
    let counted = diagram.cards.filter { card in card.badges.contains(where: BadgeSign.counted.begins) }
    return counted.map { "  %% not drawn: \(escape($0.tooltip))" }
  }

  private func node(_ card: Card) -> String {
    let words = ([card.change?.title ?? "", card.subtitle] + card.remarks + card.badges.map(\.text)).filter {
      !$0.isEmpty
    }.map(
      Self.escape)
    let text = ([Self.escape(card.name)] + (words.isEmpty ? [] : [words.joined(separator: " · ")]))
      .joined(separator: "<br/>")
    let isPill = card.kind == .entry || card.kind == .tabBar || card.kind == .anyScreen
    return isPill ? "\(card.id)([\"\(text)\"]):::pill" : "\(card.id)[\"\(text)\"]:::\(card.kind.rawValue)"
  }

  private func styles(_ diagram: Diagram, _ palette: Palette) -> [String] {
    var lines: [String] = []
    let kinds = Set(diagram.cards.map(\.kind))
    for kind in Card.Kind.allCases where kinds.contains(kind) {
      switch kind {
      case .screen, .folded, .list:
        lines.append(
          "  classDef \(kind.rawValue) fill:\(palette[.card]),stroke:\(palette[.cardFrame]),color:\(palette[.cardName])"
        )
      case .placeholder, .unresolved, .external:
        lines.append(
          "  classDef \(kind.rawValue) fill:\(palette[.quietCard]),stroke:\(palette[.quietFrame]),"
            + "color:\(palette[.cardDetail]),stroke-dasharray:4 3")
      case .entry, .tabBar, .anyScreen: continue
      }
    }
    if !kinds.isDisjoint(with: [.entry, .tabBar, .anyScreen]) {
      lines.append(
        "  classDef pill fill:\(palette[.pill]),stroke:\(palette[.pillFrame]),color:\(palette[.pillText])")
    }
    for kind in LinkChange.Kind.allCases {
      for card in diagram.cards where card.change == kind {
        lines.append("  style \(card.id) stroke:\(palette[kind.color]),stroke-width:2px")
      }
    }
    func line(_ color: String, _ isMeant: (Link) -> Bool) -> [String] {
      let numbers = diagram.links.indices.filter { isMeant(diagram.links[$0]) }.map(String.init)
      return numbers.isEmpty ? [] : ["  linkStyle \(numbers.joined(separator: ",")) stroke:\(color)"]
    }
    for role in LinkRole.allCases { lines += line(palette[role]) { $0.role == role && $0.change == nil } }
    for kind in LinkChange.Kind.allCases { lines += line(palette[kind.color]) { $0.change?.kind == kind } }
    return lines
  }

  private static func arrow(_ role: LinkRole) -> String {
    switch role {
    case .push, .select, .replace, .move: "-->"
    case .sheet, .entry, .back, .root, .reset: "-.->"
    case .cover: "==>"
    case .tab, .popover: "--o"
    }
  }

  /// Front matter is YAML, where Mermaid's character codes mean nothing.
  private static func frontMatter(_ text: String) -> String {
    let twins: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "″", "\\": "∖", "<": "‹", ">": "›", "%": "％", "`": "ˋ",
    ]
    return String(String.UnicodeScalarView(PlainText.clean(text).unicodeScalars.map { twins[$0] ?? $0 }))
  }

  /// Everything that could mean something to Mermaid, Markdown or HTML becomes a character code.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.clean(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "_": result.unicodeScalars.append(scalar)
      case _ where !scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "#\(scalar.value);"
      }
    }
    return result
  }
}
