import NavAtlasInterpreting

/// What views are made with that is stored, where an action says what is stored: `ModalView(first: route)`.
extension Assembler {
  struct Telling: Hashable {
    var content: Content
    var known: [Place: Value]
  }

  /// The same content, with views that are told what the places hold; O(items below), once for each set of values.
  func told(_ content: Content, _ known: [Place: Value]) -> Content {
    let known = known.filter { if case .enumCase = $1 { true } else { false } }
    guard !known.isEmpty else { return content }
    let key = Telling(content: content, known: known)
    if let done = tellings[key] { return done }
    let done = told(content, known, 0) ?? content
    tellings[key] = done
    return done
  }

  /// Nil where nothing is told.
  private func told(_ content: Content, _ known: [Place: Value], _ level: Int) -> Content? {
    guard level < 8 else { return nil }
    var isTold = false
    let items = content.items.map { item -> Item in
      guard let other = told(item, known, level + 1) else { return item }
      isTold = true
      return other
    }
    return isTold ? Content(owner: content.owner, name: content.name, items: items) : nil
  }

  private func told(_ item: Item, _ known: [Place: Value], _ level: Int) -> Item? {
    switch item {
    case .include(let inner, let site): return told(inner, known, level).map { .include($0, site) }
    case .chosen(let inner, let site): return told(inner, known, level).map { .chosen($0, site) }
    case .element(var element):
      guard let inner = told(element.content, known, level) else { return nil }
      element.content = inner
      return .element(element)
    case .branch(var branch):
      let parts = branch.alternatives.map { told($0.content, known, level) }
      guard parts.contains(where: { $0 != nil }) else { return nil }
      for position in parts.indices {
        parts[position].map { branch.alternatives[position].content = $0 }
      }
      return .branch(branch)
    case .view(let view, let site): return told(view, known).map { .view($0, site) }
    default: return nil
    }
  }

  private func told(_ view: ObjectValue, _ known: [Place: Value]) -> ObjectValue? {
    var fields = view.fields
    for (name, field) in view.fields {
      if case .place(let place) = field, let value = known[place] { fields[name] = value }
    }
    return fields == view.fields ? nil : evaluator.object(view.type, fields, in: view.environment)
  }
}
