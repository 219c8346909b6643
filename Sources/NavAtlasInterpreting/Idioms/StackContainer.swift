/// `NavigationStack`, with a path or without, and the legacy `NavigationView`.
struct StackContainer: SourceIdiom {
  static let summary = "NavigationStack and NavigationView"
  let constructors = [
    "NavigationStack", "NavigationView", "NavigationStackStore", "ManagedNavigationStack", "OnboardingStack",
  ]

  func construct(_ call: ConstructorCall) -> Value? {
    // Stinsen's stack of the same name begins with a route.
    if let initial = call.argument("initial") { return initial }
    let root =
      call.labeled("root") ?? call.labeled("content") ?? call.trailing.first { $0.label == nil }?.value
    let path = call.argument("path") ?? call.argument(nil)
    let content = call.content(root)
    if call.name == "NavigationView", call.evaluator.isMac, let columns = columns(of: content, call) {
      return columns
    }
    let steps = Self.guides.contains(call.name) ? content.steps : []
    let part = NavigationContainer.Part(
      content: steps.count > 1 ? steps[0] : call.name == "NavigationView" ? content.first : content,
      site: call.site)
    var container = NavigationContainer(
      kind: .stack(path: path, isLegacy: call.name == "NavigationView"), parts: [part], site: call.site)
    container.destination = call.labeled("destination")
    if steps.count > 1 { container.steps = steps }
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }

  /// The columns of a NavigationView on a Mac, where it is given more than one view of the app; what its links lead to
  /// stands in place of the last.
  private func columns(of content: Content, _ call: ConstructorCall) -> Value? {
    let columns = content.columns.prefix(Self.columnNames.count)
    guard columns.count > 1, columns.dropFirst().contains(where: \.holdsViews) else { return nil }
    let names = Self.columnNames.prefix(columns.count - 1) + ["detail"]
    var container = NavigationContainer(
      kind: .split,
      parts: zip(names, columns).map { NavigationContainer.Part(name: $0, content: $1, site: call.site) },
      site: call.site)
    container.isNavigationView = true
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }

  private static let columnNames = ["sidebar", "content", "detail"]

  /// Spezi's stacks, which lead from each view in them to the next.
  private static let guides: Set<String> = ["ManagedNavigationStack", "OnboardingStack"]
}

extension Content {
  /// Each view that stands in it, also where that depends on something.
  fileprivate var steps: [Content] {
    items.flatMap { item -> [Content] in
      switch item {
      case .include(let inner, _), .chosen(let inner, _):
        let steps = inner.steps
        return steps.count > 1 ? steps : [Content(owner: owner, items: [item])].filter(\.isShown)
      case .branch(let branch):
        // One view or another is one step.
        let shown = branch.alternatives.indices.filter { branch.alternatives[$0].content.isShown }
        guard shown.count == 1 else { return [Content(owner: owner, items: [item])] }
        return branch.alternatives[shown[0]].content.steps.map { step in
          var single = branch
          single.alternatives[shown[0]].content = step
          return Content(owner: owner, items: [.branch(single)])
        }
      default: return [Content(owner: owner, items: [item])].filter(\.isShown)
      }
    }
  }

  private var isShown: Bool { !visuals().isEmpty && !isNothing }

  /// The first view: a NavigationView shows the others in further columns of wide windows only. What links that code
  /// follows lead to is pushed over it, wherever they are written.
  fileprivate var first: Content {
    if items.count == 1, case .include(let inner, _) = items[0] { return inner.first }
    guard let end = items.firstIndex(where: { !Content(owner: owner, items: [$0]).isOnlyLinks }),
      end + 1 < items.count
    else { return self }
    let rest = Content(owner: owner, items: Array(items[(end + 1)...]))
    return rest.visuals().isEmpty ? self : Content(owner: owner, name: name, items: Array(items[...end]))
  }

  /// The views beside each other, each with what is written with it; links that nobody sees are part of the one before.
  fileprivate var columns: [Content] {
    if items.count == 1, case .include(let inner, _) = items[0] { return inner.columns }
    var columns: [[Item]] = []
    var pending: [Item] = []
    for item in items {
      if Content(owner: owner, items: [item]).isOnlyLinks {
        if columns.isEmpty { pending.append(item) } else { columns[columns.count - 1].append(item) }
      } else {
        columns.append(pending + [item])
        pending = []
      }
    }
    return columns.map { Content(owner: owner, items: $0) }
  }

  /// True for links, and for nothing.
  private var isOnlyLinks: Bool {
    visuals().allSatisfy { visual in
      switch visual.kind {
      case .inline(let content):
        content.items.allSatisfy { item in
          if case .element(let element) = item { Self.seenNowhere.contains(element.name) } else { false }
        }
      case .branch(let branch): branch.alternatives.allSatisfy(\.content.isOnlyLinks)
      default: false
      }
    }
  }

  private static let seenNowhere: Set<String> = ["NavigationLink", "EmptyView"]
}
