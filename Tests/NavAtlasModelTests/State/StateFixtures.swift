import NavAtlasModel

/// A window with one stack whose root is `root` and whose path is `path`.
func stack(
  _ root: Route, _ path: [Route] = [], views: [Route] = [], logicalRoot: String? = nil,
  backDisabled: Set<String> = [], registered: Set<String>? = nil, rootCanChange: Bool = true
) -> NavigationState {
  let values = path.enumerated().map { StackEntry(id: $0.offset, $0.element) }
  let frames = views.enumerated().map { StackEntry(id: path.count + $0.offset, $0.element) }
  return NavigationState(
    .stack(
      StackState(
        root: root, logicalRoot: logicalRoot, values: values, views: frames, backDisabled: backDisabled,
        registered: registered, rootCanChange: rootCanChange)))
}

extension NavigationState {
  /// The base container's frames as text.
  var shown: [String] { windows[0].base.frames.map(\.description) }

  /// The base split's columns as text, each root first.
  var columns: [[String]] {
    split.columns.map { ([$0.shownRoot] + $0.entries.map(\.route)).map(\.description) }
  }

  /// The base split's collapsed stack as text.
  var collapsed: [String] { split.collapsed().map(\.route.description) }

  var split: SplitState {
    if case .split(let split) = windows[0].base { split } else { SplitState(columns: []) }
  }

  /// Applies an operation and returns the codes of what was diagnosed.
  mutating func run(
    _ operation: Operation, at address: String? = nil, assuming: StateAssumptions = .init()
  ) -> [String] {
    apply(operation, at: address.flatMap(Address.init), assuming: assuming).map(\.code.rawValue)
  }
}

/// The two-column cookbook: a list of categories, and a grid in a stack.
func cookbook(prefer: String? = nil, profile: Profile = .compact) -> NavigationState {
  NavigationState(
    .split(
      SplitState(
        columns: [
          ColumnState("sidebar", root: "Categories", selection: .one(nil)),
          ColumnState("detail", root: "RecipeGrid", placeholder: "∅", driven: true, stack: true),
        ], prefer: prefer)), profile: profile)
}

/// The three-column cookbook: categories, list, detail.
func threeColumns(prefer: String? = nil, profile: Profile = .compact) -> NavigationState {
  NavigationState(
    .split(
      SplitState(
        columns: [
          ColumnState("sidebar", root: "Categories", selection: .one(nil)),
          ColumnState(
            "content", root: "RecipeList", placeholder: "RecipeList(nil)", driven: true, selection: .one(nil)),
          ColumnState("detail", root: "RecipeDetail", placeholder: "RecipeDetail(nil)", driven: true),
        ], prefer: prefer)), profile: profile)
}

/// Two tabs with a stack each; `home` is selected.
func tabs() -> NavigationState {
  NavigationState(
    .tabs(
      TabsState([
        .init("home", .stack(StackState(root: "Home"))), .init("search", .stack(StackState(root: "Search"))),
      ])))
}
