/// What a screen reader says about a picture.
struct Description {
  let text: String

  init(_ diagram: Diagram) {
    var parts = [diagram.subtitle]
    let roots = diagram.cards.filter { $0.flags.contains(.root) }.prefix(6).map(\.name)
    if !roots.isEmpty { parts.append("Starts at " + roots.joined(separator: ", ")) }
    let kinds = diagram.legend.map(\.title)
    if !kinds.isEmpty { parts.append("Kinds of move: " + kinds.joined(separator: ", ")) }
    text = parts.filter { !$0.isEmpty }.joined(separator: ". ") + "."
  }
}
