public import NavAtlasModel

/// What collapsing the split views of a graph does to its screens (semantics 5.5).
public struct CollapseFindings: Sendable, Hashable {
  /// A screen whose least depth grows when columns collapse.
  public struct Deeper: Sendable, Hashable {
    public var screen: Screen.ID
    public var regular: Int
    public var compact: Int
  }

  /// A screen that belongs to several columns, so that the collapsed stack can hold it twice.
  public struct Duplicate: Sendable, Hashable {
    public var screen: Screen.ID
    public var container: Container.ID
    public var columns: [String]
  }

  /// A pop to root that ends on a column's root instead of the window's.
  public struct RootMismatch: Sendable, Hashable {
    public var container: Container.ID
    public var column: String
    /// The column's root, where the pop ends.
    public var screen: Screen.ID
    /// The depth of that root in the window.
    public var depth: Int
    /// The screens with the pop to root.
    public var from: [Screen.ID]
  }

  /// A screen whose back leads to different screens in the two profiles.
  public struct BackTarget: Sendable, Hashable {
    public var screen: Screen.ID
    /// `nil` where there is no way back.
    public var regular: Screen.ID?
    public var compact: Screen.ID?
  }

  /// Screens that only regular width reaches.
  public var lost: [Screen.ID] = []
  /// Placeholders that compact width never shows.
  public var placeholderNeverSeen: [Screen.ID] = []
  /// Placeholders that are on top when a compact window launches.
  public var placeholderFirst: [Screen.ID] = []
  public var deeper: [Deeper] = []
  public var duplicates: [Duplicate] = []
  public var rootMismatch: [RootMismatch] = []
  public var backLeadsElsewhere: [BackTarget] = []
  /// Frames that a link or a selection by code puts below its target, and the user never visited.
  public var unvisitedBack: [Screen.ID] = []
}

/// Compares the two profiles of every split view. Everything is read off the measures: O(V) on top of them.
public struct CollapseAnalysis: Analysis {
  public static func result(of facts: Facts, in profile: Profile) -> CollapseFindings {
    let regular = facts[Measures.self, .regular]
    let compact = facts[Measures.self, .compact]
    var findings = CollapseFindings()
    for (screen, (wide, narrow)) in zip(facts.graph.screens, zip(regular.screens, compact.screens)) {
      if screen.kind == .placeholder {
        if wide.isReachable, !narrow.isReachable { findings.placeholderNeverSeen.append(screen.id) }
      } else if wide.isReachable, !narrow.isReachable {
        findings.lost.append(screen.id)
      }
      if let least = wide.minDepth, let depth = narrow.minDepth, depth > least {
        findings.deeper.append(.init(screen: screen.id, regular: least, compact: depth))
      }
      if wide.isReachable, narrow.isReachable, wide.below != narrow.below {
        findings.backLeadsElsewhere.append(
          .init(screen: screen.id, regular: wide.below, compact: narrow.below))
      }
    }
    for container in facts.graph.containers {
      guard case .split(let split) = container.body, !split.columns.isEmpty else { continue }
      look(at: split, container, facts, &findings)
    }
    findings.unvisitedBack = unvisited(facts)
    return findings
  }

  private static func look(
    at split: Container.Split, _ container: Container, _ facts: Facts, _ findings: inout CollapseFindings
  ) {
    let first = split.columns[split.initialCompactColumn]
    if split.initialCompactColumn > 0, let placeholder = first.placeholder {
      findings.placeholderFirst.append(placeholder)
    }
    let lifted = facts[LiftedGraph.self, .compact]
    let depths = facts[StackDepths.self, .compact]
    for (number, stack) in lifted.stacks.enumerated() where stack.columns.first?.container == container.id {
      findings.duplicates += duplicates(stack, split, container, lifted)
      findings.rootMismatch += mismatches(stack, split, container, lifted, depths[number], facts.graph)
    }
  }

  private static func duplicates(
    _ stack: LiftedStack, _ split: Container.Split, _ container: Container, _ lifted: LiftedGraph
  ) -> [CollapseFindings.Duplicate] {
    let columns = Dictionary(grouping: stack.vertices, by: \.screen).mapValues {
      Set($0.map(\.column)).sorted()
    }
    return columns.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map { screen, columns in
      .init(
        screen: lifted.screens[screen], container: container.id,
        columns: columns.map { split.columns[$0].name })
    }
  }

  private static func mismatches(
    _ stack: LiftedStack, _ split: Container.Split, _ container: Container, _ lifted: LiftedGraph,
    _ depths: StackDepths.Depths, _ graph: NavigationGraph
  ) -> [CollapseFindings.RootMismatch] {
    split.columns.indices.dropFirst().compactMap { column in
      let from = stack.backMoves[column].filter { screen, moves in
        moves.contains { $0.kind == .popToRoot }
          && stack.numbers[StackVertex(screen: screen, column: column, isRoot: false)] != nil
      }.keys.sorted().map { lifted.screens[$0] }
      let root = StackVertex(screen: stack.columns[column].root, column: column, isRoot: true)
      guard !from.isEmpty, let vertex = stack.numbers[root] else { return nil }
      return .init(
        container: container.id, column: split.columns[column].name, screen: split.columns[column].root,
        depth: depths.depth[vertex], from: from)
    }
  }

  /// Frames below the target of an entry's path, or of a pushed or written path, in the graph's order.
  private static func unvisited(_ facts: Facts) -> [Screen.ID] {
    var frames: Set<Screen.ID> = []
    for entry in facts.graph.entries { frames.formUnion(entry.path.dropLast()) }
    for transition in facts.graph.transitions { frames.formUnion(transition.path.dropLast()) }
    return facts.graph.screens.map(\.id).filter(frames.contains)
  }
}

extension ScreenMeasure {
  /// The screen below in the canonical stack.
  fileprivate var below: Screen.ID? { canonicalStack.dropLast().last }
}
