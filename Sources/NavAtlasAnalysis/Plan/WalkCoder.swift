import NavAtlasModel

/// States as numbers, so that two that behave alike are one: the identities of entries mean nothing.
struct WalkCoder {
  private var words: [String: Int32] = [:]

  private mutating func code(_ word: String?) -> Int32 {
    guard let word else { return -1 }
    if let known = words[word] { return known }
    let number = Int32(words.count)
    words[word] = number
    return number
  }

  /// Everything that decides what can be done.
  mutating func code(_ place: WalkPlace) -> [Int32] {
    guard let window = place.state.windows.first else { return [] }
    var codes = [code(place.base), window.profile == .regular ? 0 : 1, Int32(window.layers.count)]
    for (layer, id) in zip(window.layers, place.layers) {
      codes.append(code(id))
      append(layer.content, to: &codes)
    }
    append(window.base, to: &codes)
    return codes
  }

  /// What the user sees, and where.
  mutating func sight(_ place: WalkPlace, _ containers: ContainerIndex) -> [Int32] {
    var codes = [code(place.base), place.profile == .regular ? 0 : 1]
    // The layer on top alone: below it there may be any number of others.
    codes.append(code(place.layers.last))
    for surface in place.surfaces(containers) {
      codes.append(-2)
      codes.append(code(surface.screen))
      codes += surface.scope.map { code($0) }
    }
    return codes
  }

  private mutating func append(_ container: ContainerState, to codes: inout [Int32]) {
    switch container {
    case .leaf(let route): codes += [-3, code(route.screen)]
    case .stack(let stack): append(stack, to: &codes)
    case .tabs(let tabs):
      codes += [-4, code(tabs.selected)]
      for tab in tabs.tabs { append(tab.content, to: &codes) }
    case .split(let split):
      codes += [-5, code(split.prefer)]
      for column in split.columns {
        let selected: String? = if case .one(let value) = column.selection { value } else { nil }
        codes.append(code(selected))
        switch column.body {
        case .stack(let stack): append(stack, to: &codes)
        case .leaf(let route): codes.append(code(route.screen))
        }
      }
    }
  }

  private mutating func append(_ stack: StackState, to codes: inout [Int32]) {
    codes += [-6, code(stack.root.screen), Int32(stack.values.count), Int32(stack.views.count)]
    for entry in stack.entries { codes.append(code(entry.route.screen)) }
  }
}
