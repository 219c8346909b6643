import NavAtlasSourceReading

/// Navigation controllers that code makes without a root: what is first put into one, by whomever it is handed to, is
/// its root.
extension Evaluator {
  /// A navigation controller that is made at a place in the source.
  func makeStack(at site: Site) -> Value {
    .typed(
      StaticType(
        name: "UINavigationController",
        arguments: [StaticType(name: "\(StaticType.made)\(site.file):\(site.offset)")]))
  }

  /// Puts controllers into a stack that holds none yet.
  ///
  /// - Returns: false for any other receiver, and for a stack that is shown already with something else.
  func fill(_ receiver: Value, with shown: [Value], _ site: Site, _ scope: Scope) -> Bool {
    guard let stack = madeStack(receiver), let root = shown.first else { return false }
    // One method may push whatever it is handed: what it was handed first is the root.
    if let known = filledStacks[stack] { return known.site == site && known.root == root }
    let content = content(root, owner: scope.type, at: site)
    guard !content.items.isEmpty else { return false }
    filledStacks[stack] = (site, root)
    let shown = stackContent(stack)
    shown.clear()
    shown.items = [.container(.navigationController(content, site))]
    return true
  }

  /// What a stack shows to whoever shows it, which is empty until something is put into it.
  private func stackContent(_ stack: String) -> Content {
    if let known = stackContents[stack] { return known }
    let content = Content(owner: nil)
    stackContents[stack] = content
    return content
  }

  /// What a value shows that is such a stack, also where it is filled later; nil for any other value.
  func stackContent(of value: Value) -> Content? {
    guard case .typed(let type) = value else { return nil }
    return type.unwrapped.madeStack.map { stackContent($0) }
  }

  /// Which stack it is, also where a property keeps it.
  func madeStack(_ receiver: Value) -> String? {
    if let own = type(of: receiver)?.unwrapped.madeStack { return own }
    guard case .place(let place) = receiver else { return nil }
    let held = heldControllers[place.base] ?? initialValues(of: place.base)
    return held.lazy.compactMap { self.type(of: $0)?.unwrapped.madeStack }.first
  }

  /// What such a stack shows; nothing where nothing was put into it.
  func filledStack(_ value: Value) -> Content? {
    guard let content = stackContent(of: value), !content.items.isEmpty else { return nil }
    return content
  }
}

extension StaticType {
  fileprivate static let made = "#made "

  /// Which navigation controller it is, of those that code makes without a root.
  var madeStack: String? {
    guard let name = arguments.first?.name, name.hasPrefix(Self.made) else { return nil }
    return name
  }
}

extension ObjectValue {
  /// True for a coordinator that was handed a navigation controller made for it.
  var holdsMadeStack: Bool {
    fields.values.contains { if case .typed(let type) = $0 { type.madeStack != nil } else { false } }
  }
}
