import GraphAlgorithms
import NavAtlasModel

/// The graph as stacks: what can lie on what, and how one stack opens another (semantics 5.1 and 5.5).
///
/// Regular width has one stack per column; in compact width a split view is one stack whose frames belong to
/// columns. Only what can be reached is in it. Screens are numbered in the order of their names, then of their ids,
/// so that comparing numbers compares names.
struct LiftedGraph: Sendable {
  var screens: [Screen.ID]
  var numbers: [Screen.ID: Int]
  var backDisabled: [Bool]
  var stacks: [LiftedStack]
  /// What stacks begin as, in the order in which they were found.
  var bases: [LiftedBase] = []
  /// Presentations: from a vertex of a stack to a base, a modal layer.
  var presentations: [Presentation]
  /// From which screen one comes to which in one move; what an entry shows comes from one number above the screens.
  var ways: Set<Digraph.Edge> = []
  /// The screens that stand where moves start from every screen.
  var leftFromAnywhere: Set<Int> = []

  struct Presentation: Sendable, Hashable {
    var stack: Int
    var vertex: Int
    /// The base that is presented.
    var layer: Int
  }

  /// The vertices that stand at the bottom of each base's stack, by base.
  var starts: [[Int]] {
    var starts = Array(repeating: [Int](), count: bases.count)
    for stack in stacks {
      for start in stack.starts { starts[stack.base(of: start)].append(start) }
    }
    return starts
  }
}

/// A container, or a column of one, as the beginning of a stack.
struct LiftedBase: Sendable {
  var stack: Int
  /// The modal's style and whether a gesture dismisses it; `nil` for what is not modal.
  var layer: LayerTraits?
}

/// One stack with everything that can be on it, or all stacks that behave alike: they differ in their bases only.
struct LiftedStack: Sendable {
  var columns: [LiftedColumn]
  /// The base it begins as, or the first of them.
  var base: Int
  var vertices: [StackVertex] = []
  var numbers: [StackVertex: Int] = [:]
  /// The vertices that can be frame 0.
  var starts: [Int] = []
  var startSet: Set<Int> = []
  var growth: [Growth] = []
  /// Explicit ways back, by column and then by screen.
  var backMoves: [[Int: [BackMove]]] = []

  /// True where it stands for stacks of several bases.
  var isPool: Bool { starts.contains { vertices[$0].base != nil } }

  /// The base of the stacks that have a vertex at the bottom.
  func base(of start: Int) -> Int { vertices[start].base ?? base }
}

struct LayerTraits: Sendable, Hashable {
  var style: PresentationStyle
  var dismissible: Bool

  /// True where a swipe or a tap outside closes the layer.
  var hasGesture: Bool { dismissible && style.hasDismissGesture }
}

/// A region of a stack with a root of its own: a split's column, or the only region of a plain stack.
struct LiftedColumn: Sendable {
  var name: String?
  /// `nil` where the column stands for those of many containers.
  var container: Container.ID?
  /// The container and everything around it.
  var scope: Set<Container.ID>
  var root: Int
  var placeholder: Int?
  var logicalRoot: Int?
  var hasStack: Bool
}

/// A screen in a role: as the root of a column, or as a frame above it.
struct StackVertex: Sendable, Hashable {
  var screen: Int
  var column: Int
  var isRoot: Bool
  /// The base whose root this is, where a stack has several.
  var base: Int?
}

/// A move that puts frames on a vertex; `replaces` exchanges the vertex itself and adds no height.
struct Growth: Sendable, Hashable {
  var from: Int
  var frames: [Int]
  var replaces = false
  /// The router goes back to the target if it is there already, so the move closes no growth cycle.
  var isSingleTop = false
  /// The move writes the whole path of a column, whatever was on it.
  var writesPath = false
  var transition: Int?

  var weight: Int { replaces ? 0 : frames.count }
}

/// An explicit operation that shortens a stack.
struct BackMove: Sendable, Hashable {
  var kind: TransitionKind
  var n: Int
  var target: Int?
  /// The column whose root a selection of a later column goes back to.
  var column: Int?
  var transition: Int
}
