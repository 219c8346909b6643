import NavAtlasProgram
import NavAtlasSourceReading

/// Container controllers that code makes empty and fills later, by whomever they are handed to: what is first put into a
/// navigation controller is its root, and a tab bar controller has the tabs that it is given.
extension Evaluator {
  /// A navigation controller that is made at a place in the source.
  func makeStack(at site: Site, in scope: Scope) -> Value {
    let stack = make("UINavigationController", at: site)
    if let name = madeStack(stack), let function = scope.root.function {
      stackMakers[name] = ObjectIdentifier(function)
    }
    return stack
  }

  /// A tab bar controller that is made at a place in the source.
  func makeTabs(at site: Site) -> Value { make("UITabBarController", at: site) }

  /// A split view controller that is made at a place in the source.
  func makeSplit(at site: Site) -> Value { make("UISplitViewController", at: site) }

  /// Gives a split view controller that code made its columns, for whoever shows it already.
  func fillSplit(_ made: String, with columns: NavigationContainer) {
    let shown = stackContent(made)
    shown.clear()
    shown.items = [.container(columns)]
  }

  private func make(_ name: String, at site: Site) -> Value {
    let identity = StaticType(name: "\(StaticType.made)\(site.file):\(site.offset)")
    return .typed(StaticType(name: name, arguments: [identity]))
  }

  /// Gives a tab bar controller that code made its tabs, for whoever shows it already.
  func fillTabs(_ holder: Value, with tabs: NavigationContainer, _ scope: Scope) {
    // An initialiser has just made what it keeps.
    let kept = place(holder).flatMap { scope.construction?.fields[$0.name] }
    guard let made = madeStack(kept ?? holder) else { return }
    let shown = stackContent(made)
    shown.clear()
    shown.items = [.container(tabs)]
  }

  /// Puts controllers into a stack that holds none yet.
  ///
  /// - Returns: false for any other receiver, and for a stack that is shown already with something else.
  ///
  /// - Parameter replaces: true for code that gives the stack its controllers anew; where that happens while the stack
  ///   is made, each of them is one that it may have first.
  func fill(
    _ receiver: Value, with shown: [Value], _ site: Site, _ scope: Scope, replaces: Bool = false
  ) -> Bool {
    guard let stack = madeStack(receiver), let root = shown.first else { return false }
    let known = filledStacks[stack]?.roots ?? []
    // One method may push whatever it is handed: what it was handed first is the root.
    if !known.isEmpty {
      let isAtFirst = replaces && isBeingMade(stack)
      if known.contains(where: { $0 == root || isAtFirst && $0.showsSame(as: root) }) {
        return filledStacks[stack]?.site == site
      }
      guard isAtFirst, known.count < Self.possibleRoots else { return false }
    }
    let content = content(root, owner: scope.type, at: site)
    guard !content.items.isEmpty else { return false }
    filledStacks[stack] = (filledStacks[stack]?.site ?? site, known + [root])
    let shown = stackContent(stack)
    let roots = shown.container?.parts.first?.content
    shown.clear()
    let alternatives = roots.map { $0.oneOf(with: content, site) } ?? content
    shown.items = [.container(.navigationController(alternatives, site))]
    return true
  }

  /// As many roots one stack may have at first.
  private static let possibleRoots = 8

  /// True while the code that makes a stack is followed: what is put into it then is one of the roots it may have.
  private func isBeingMade(_ stack: String) -> Bool {
    stackMakers[stack].map { active[$0]?.isEmpty == false } ?? false
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
  package func filledStack(_ value: Value) -> Content? {
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

extension Value {
  /// True for the same view, whatever it was made with.
  fileprivate func showsSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)): left.type === right.type
    case (.content(let left), .content(let right)):
      left === right || left.onlyView != nil && left.onlyView?.view.type === right.onlyView?.view.type
    default: self == other
    }
  }
}

extension Content {
  /// The container that is all it shows.
  package var container: NavigationContainer? {
    guard items.count == 1, case .container(let container)? = items.first else { return nil }
    return container
  }

  /// This or something else, by what is not known.
  fileprivate func oneOf(with other: Content, _ site: Site) -> Content {
    let last = Branch.Alternative(test: .unknown, content: other)
    if items.count == 1, case .branch(var branch)? = items.first, branch.site == site {
      branch.alternatives.append(last)
      return Content(owner: owner, items: [.branch(branch)])
    }
    let first = Branch.Alternative(test: .unknown, content: self)
    let branch = Branch(subject: .unknown, alternatives: [first, last], site: site)
    return Content(owner: owner, items: [.branch(branch)])
  }
}

extension ObjectValue {
  /// True for a coordinator that was handed a container made for it, and for one that stands for such a coordinator.
  var holdsMadeStack: Bool { keepsMadeStack || standsForMadeStack }

  fileprivate var keepsMadeStack: Bool {
    fields.values.contains { if case .typed(let type) = $0 { type.madeStack != nil } else { false } }
  }

  /// True for an object that erases a coordinator's type: its closures call the coordinator.
  var standsForMadeStack: Bool {
    fields.values.contains { value in
      guard case .closure(let closure) = value else { return false }
      return closure.scope.root.variables.contains {
        if case .object(let object) = $0 { object.type.isClass && object.keepsMadeStack } else { false }
      }
    }
  }
}
