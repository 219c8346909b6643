extension Content {
  /// True where more can be seen than a spinner, a text or a colour, or something is presented over that.
  package var isSubstantial: Bool {
    if let knownSubstance { return knownSubstance }
    // What is inside of itself adds nothing more.
    knownSubstance = false
    let found = hasSubstance
    knownSubstance = found
    return found
  }

  /// O(items), once: branches in each other ask for it on every level.
  private var hasSubstance: Bool {
    let visuals = visuals()
    if visuals.contains(where: \.isSubstantial) { return true }
    return !visuals.isEmpty
      && extras().contains { if case .presentation(let shown) = $0 { shown.isConstant } else { false } }
  }

  /// True for nothing but empty layout: what stands for a tab that is only a button.
  package var isBlank: Bool {
    let visuals = visuals()
    return !visuals.isEmpty || !items.isEmpty
      ? visuals.allSatisfy { visual in
        guard case .inline(let content) = visual.kind else { return false }
        return content.items.allSatisfy { item in
          guard case .element(let element) = item else { return true }
          let isEmpty = Self.layouts.contains(element.name) || element.name == "Color"
          return isEmpty && element.content.items.isEmpty
        }
      } : false
  }
}

extension Presentation {
  /// True for what is presented as long as its presenter is there: `.constant(true)`.
  package var isConstant: Bool {
    guard case .enumCase(let binding) = driver, binding.name == "constant" else { return false }
    return binding.payload.first?.value == .boolean(true)
  }
}

extension NavigationContainer {
  /// True for a stack with a colour or a spinner: it stands in the place of what is not there yet.
  var waits: Bool {
    guard case .stack(path: nil, _) = kind, steps.isEmpty, destination == nil else { return false }
    return parts.allSatisfy { $0.content.waits }
  }
}

extension Content {
  fileprivate var waits: Bool {
    let visuals = visuals()
    let leads = extras().contains { item in
      switch item {
      case .presentation, .registration, .handler, .link: true
      default: false
      }
    }
    return !leads && !visuals.isEmpty
      && visuals.allSatisfy { visual in
        guard case .inline(let content) = visual.kind else { return false }
        return content.items.allSatisfy { item in
          guard case .element(let element) = item else { return true }
          return ["Color", "ProgressView", "EmptyView"].contains(element.name)
            && element.content.items.isEmpty
        }
      }
  }
}
