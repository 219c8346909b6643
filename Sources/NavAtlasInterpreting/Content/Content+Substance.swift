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
