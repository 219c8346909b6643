import NavAtlasModel

/// A way to a value inside of JSON: `view.name`, `contexts[0].id`, `properties["Screen Name"]`, and
/// `attributes[key=session.id].value` for the element of a list that has a member of that value.
struct JSONPath: Hashable {
  enum Step: Hashable {
    case key(String)
    case index(Int)
    case element(key: String, value: String)
  }

  let steps: [Step]

  /// Reads the written form; `nil` where it is none.
  init?(_ text: String) {
    var rest = Substring(text)
    var steps: [Step] = []
    while !rest.isEmpty {
      if rest.first == "[" {
        guard let (step, after) = Self.bracket(rest.dropFirst()) else { return nil }
        steps.append(step)
        rest = after
      } else {
        if rest.first == ".", !steps.isEmpty { rest = rest.dropFirst() }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        steps.append(.key(String(key)))
        rest = rest[key.endIndex...]
      }
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
  }

  /// What stands between brackets, and what follows them.
  private static func bracket(_ text: Substring) -> (Step, Substring)? {
    if text.first == "\"" {
      let quoted = text.dropFirst()
      guard let end = quoted.firstIndex(of: "\""), quoted[quoted.index(after: end)...].first == "]" else {
        return nil
      }
      return (.key(String(quoted[..<end])), quoted[end...].dropFirst(2))
    }
    guard let end = text.firstIndex(of: "]") else { return nil }
    let inner = text[..<end]
    let after = text[text.index(after: end)...]
    if let index = Int(inner), index >= 0 { return (.index(index), after) }
    guard let equals = inner.firstIndex(of: "=") else { return nil }
    return (
      .element(key: String(inner[..<equals]), value: String(inner[inner.index(after: equals)...])), after
    )
  }

  /// The value that the path leads to. O(members on the way).
  func value(in node: JSONNode) -> JSONNode? {
    var current = node
    for step in steps {
      let next: JSONNode? =
        switch step {
        case .key(let key): current[key]
        case .index(let index): current.elements.flatMap { index < $0.count ? $0[index] : nil }
        case .element(let key, let value): current.elements?.first { $0[key]?.scalarText == value }
        }
      guard let next else { return nil }
      current = next
    }
    return current
  }
}

extension JSONNode {
  /// A string, or a number or truth value as it is written; `nil` for everything else.
  var scalarText: String? {
    switch value {
    case .string(let text): text
    case .number(let digits): digits
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }
}
