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
  /// Presentations: from a vertex of one stack to another stack, a modal layer.
  var presentations: [Presentation]
  /// From which screen one comes to which in one move; what an entry shows comes from one number above the screens.
  var ways: Set<Digraph.Edge> = []
  /// The screens that stand where moves start from every screen.
  var leftFromAnywhere: Set<Int> = []

  struct Presentation: Sendable, Hashable {
    var stack: Int
    var vertex: Int
    var layer: Int
  }
}

/// One stack with everything that can be on it.
struct LiftedStack: Sendable {
  var columns: [LiftedColumn]
  /// The modal's style and whether a gesture dismisses it; `nil` for a base stack.
  var layer: LayerTraits?
  var vertices: [StackVertex] = []
  var numbers: [StackVertex: Int] = [:]
  /// The vertices that can be frame 0.
  var starts: [Int] = []
  var startSet: Set<Int> = []
  var growth: [Growth] = []
  /// Explicit ways back, by column and then by screen.
  var backMoves: [[Int: [BackMove]]] = []
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
  var container: Container.ID
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
