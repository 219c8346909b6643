import Foundation

/// Where a picture has its cards: whether two programs drew the same layout.
struct NodePositions: Equatable {
  /// The first outline of each card, by its id.
  let outlines: [String: String]
  let edges: Int

  init(svg file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    var outlines: [String: String] = [:]
    var edges = 0
    for part in text.split(separator: "<g id=\"").dropFirst() {
      let head = part.prefix { $0 != ">" }
      if head.contains("class=\"edge") { edges += 1 }
      guard head.contains("class=\"node") else { continue }
      let id = part.prefix { $0 != "\"" }
      let outline =
        part.split(separator: "<path").dropFirst().first
        ?? part.split(separator: "<polygon").dropFirst().first
      let shape = outline?.split(separator: ">").first ?? ""
      let points = shape.split(separator: "\"").filter { $0.contains(",") }.first ?? ""
      outlines[String(id)] = String(points)
    }
    self.outlines = outlines
    self.edges = edges
  }

  /// What a reader of the table wants to know.
  func comparison(with other: NodePositions) -> String {
    guard outlines.count == other.outlines.count, edges == other.edges else {
      return "no: \(outlines.count) and \(other.outlines.count) cards, \(edges) and \(other.edges) lines"
    }
    let moved = outlines.count { other.outlines[$0.key] != $0.value }
    return moved == 0 ? "yes" : "\(moved) of \(outlines.count) cards elsewhere"
  }
}
