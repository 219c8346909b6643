public import NavAtlasModel

/// What a saved state comes back as in an app, and what is wrong with it.
public struct StateCheck: Sendable, Hashable {
  /// A remark about a state.
  public struct Problem: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The graph has no screen for the element.
      case unknown
      /// The screen is there, and no move leads to it from the one below.
      case unreachable
      /// Several screens may be meant.
      case ambiguous
      /// Elements were dropped; a hole where others stay above them (T16).
      case dropped
      /// A selection that no column of the app has.
      case selection
    }

    public var kind: Kind
    /// The element's place in the path, from 1; 0 where it is about no element.
    public var element: Int
    public var message: String

    public var severity: Diagnostic.Severity { kind == .unknown ? .error : .warning }
  }

  public var state: SavedState
  /// The stack's root and the screens above it, as far as they can be told.
  public var frames: [Route]
  /// What is seen in each profile, root first; a split view's columns one after the other in the regular one.
  public var regular: [Route]
  public var compact: [Route]
  public var container: Container.ID?
  public var problems: [Problem]

  public var isSound: Bool { problems.isEmpty }
}

extension StateCheck {
  /// Restores a state into an app.
  ///
  /// - Parameters:
  ///   - known: the ids that the app's data still has; elements with another id are dropped as they would be.
  ///   - container: the stack it was saved from; the one that fits best when absent.
  ///
  /// O(elements · moves of the screens on the way), for each stack of the app.
  public init(
    _ state: SavedState, of graph: NavigationGraph, known: Set<String>? = nil, container: Container.ID? = nil
  ) {
    let stacks = SavedStack.all(of: graph).filter { container == nil || $0.container == container }
    let candidates = stacks.map { StateRestoration(state, graph, $0, known).check }
    let best = candidates.min { $0.weight < $1.weight }
    self =
      best ?? StateRestoration(state, graph, SavedStack(container: nil, root: nil, column: nil), known).check
  }

  /// How badly it fits: errors first, then all problems.
  private var weight: (Int, Int) { (problems.count { $0.severity == .error }, problems.count) }
}

/// A stack that a state may have been saved from.
struct SavedStack {
  var container: Container.ID?
  var root: Screen.ID?
  /// The column of a split view that it is.
  var column: String?

  /// The app's stacks: those of split views first, as their states are objects.
  static func all(of graph: NavigationGraph) -> [SavedStack] {
    let declared = graph.containers.flatMap { container -> [SavedStack] in
      switch container.body {
      case .stack(let stack): [SavedStack(container: container.id, root: stack.root, column: nil)]
      case .layer(let layer) where layer.stack:
        [SavedStack(container: container.id, root: layer.root, column: nil)]
      case .split(let split):
        split.columns.filter(\.stack).map {
          SavedStack(container: container.id, root: $0.root, column: $0.name)
        }
      default: []
      }
    }
    if !declared.isEmpty { return declared }
    let launch = graph.entries.first { $0.kind == .launch }?.screen ?? graph.screens.first?.id
    return launch.map { [SavedStack(container: nil, root: $0, column: nil)] } ?? []
  }
}
