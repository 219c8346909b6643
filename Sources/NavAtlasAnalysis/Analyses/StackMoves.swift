public import NavAtlasModel

/// Which moves put something on which stack: the lifted graph's growth, in the words of the graph.
public struct StackMoves: Analysis {
  /// A stack that can be reached, and what grows it.
  public struct Stack: Sendable, Hashable {
    /// `nil` where it stands for the stacks of many containers that behave alike.
    public var container: Container.ID?
    /// The column of a split view that it is in.
    public var column: String?
    public var moves: [Move]
  }

  /// A move that leads from a screen of the stack to a frame above it.
  public struct Move: Sendable, Hashable {
    public var from: Screen.ID
    /// The frames that it puts there, bottom first; never empty.
    public var frames: [Screen.ID]
    /// The screen on top afterwards.
    public var to: Screen.ID
    public var transition: Transition
  }

  public static func result(of facts: Facts, in profile: Profile) -> [Stack] {
    let lifted = facts[LiftedGraph.self, profile]
    return lifted.stacks.map { stack in
      func name(_ vertex: Int) -> Screen.ID { lifted.screens[stack.vertices[vertex].screen] }
      let moves = stack.growth.compactMap { growth in
        growth.transition.flatMap { index in
          growth.frames.last.map {
            Move(
              from: name(growth.from), frames: growth.frames.map(name), to: name($0),
              transition: facts.graph.transitions[index])
          }
        }
      }
      return Stack(container: stack.columns.first?.container, column: stack.columns.first?.name, moves: moves)
    }
  }
}
