import NavAtlasModel

/// A move that goes down to the root of a column and on from there: a path written whole, another root, a selection
/// that a later column makes.
struct RootRewrite: Hashable {
  var column: Int
  /// What stands at the root afterwards; `nil` where it stays.
  var root: Int?
  /// What lies on it afterwards.
  var frames: [Int]
  /// The vertex whose screen makes the move; `nil` where it comes from outside the stack.
  var source: Int?
  var transition: Int?
}

/// Lays rewrites on the roots of their columns: on those above which the screen that makes them can be.
///
/// A root stands in a stack for a reason: the stack begins with it, or a move put it there with what lies below. What
/// can be above one differs from what can be above another of the same screen, so each is looked at for itself.
/// O(I · (V + E)) a round for I such instances; a round for each rewrite that makes others possible. Where a column
/// has one instance, as in a plain stack, everything lies on it and nothing is searched.
struct RootRewriting {
  private(set) var stack: LiftedStack
  private let rewrites: [RootRewrite]
  private var laid: Set<Growth>

  /// A root, by how it came to stand there.
  private struct Instance: Hashable {
    /// Where the move that put it there starts; `nil` for the bottom of a stack.
    var from: Int?
    /// What the move put below it, and itself.
    var frames: [Int]
    var root: Int { frames[frames.count - 1] }
  }

  init(_ stack: LiftedStack, _ rewrites: [RootRewrite]) {
    self.stack = stack
    self.rewrites = rewrites.distinct
    laid = Set(stack.growth)
  }

  mutating func run() {
    guard !rewrites.isEmpty else { return }
    var changed = true
    while changed {
      changed = false
      for column in stack.columns.indices where layAll(in: column) { changed = true }
    }
  }

  private mutating func layAll(in column: Int) -> Bool {
    let own = rewrites.filter { $0.column == column }
    guard !own.isEmpty else { return false }
    let instances = instances(in: column)
    let isOnlyOne = instances.count == 1 && own.allSatisfy { $0.root == nil }
    let moves = MoveIndex(stack)
    var changed = false
    for (instance, above) in instances {
      let overRoot = isOnlyOne ? [] : reach([instance.root], moves)
      let reached = isOnlyOne ? [] : overRoot.union(reach(above, moves))
      for rewrite in own {
        guard isOnlyOne || rewrite.source.map(reached.contains) ?? true else { continue }
        let isAnywhere = isOnlyOne || rewrite.source.map(overRoot.contains) ?? true
        if lay(rewrite, on: instance, isAnywhere: isAnywhere) { changed = true }
      }
    }
    return changed
  }

  /// The roots that stand in a column, each with the frames that moves put above it.
  private func instances(in column: Int) -> [(Instance, above: [Int])] {
    var order: [Instance] = []
    var above: [Instance: [Int]] = [:]
    func note(_ instance: Instance, _ frames: ArraySlice<Int>) {
      if above[instance] == nil { order.append(instance) }
      above[instance, default: []] += frames
    }
    if column == 0 {
      for start in stack.starts { note(Instance(from: nil, frames: [start]), []) }
    } else {
      for move in stack.growth {
        for (index, frame) in move.frames.enumerated() {
          let place = stack.vertices[frame]
          guard place.isRoot, place.column == column else { continue }
          note(Instance(from: move.from, frames: Array(move.frames[...index])), move.frames[(index + 1)...])
        }
      }
    }
    return order.map { ($0, above[$0] ?? []) }
  }

  private mutating func lay(_ rewrite: RootRewrite, on instance: Instance, isAnywhere: Bool) -> Bool {
    let frames = rewrite.frames.compactMap {
      stack.numbers[StackVertex(screen: $0, column: rewrite.column, isRoot: false)]
    }
    var growth: Growth
    if let root = rewrite.root {
      guard let from = instance.from,
        let vertex = stack.numbers[StackVertex(screen: root, column: rewrite.column, isRoot: true)]
      else { return false }
      growth = Growth(from: from, frames: instance.frames.dropLast() + [vertex])
    } else if isAnywhere {
      growth = Growth(from: instance.root, frames: frames, writesPath: true)
    } else if let from = instance.from {
      growth = Growth(from: from, frames: instance.frames + frames)
    } else {
      return false
    }
    growth.transition = rewrite.transition
    guard laid.insert(growth).inserted else { return false }
    stack.growth.append(growth)
    return true
  }

  /// The vertices that can lie above some, themselves among them.
  private func reach(_ vertices: [Int], _ moves: MoveIndex) -> Set<Int> {
    var reached = Set(vertices)
    var pending = vertices
    while let next = pending.popLast() {
      for move in moves.from(next) {
        for frame in move.frames where reached.insert(frame).inserted { pending.append(frame) }
      }
    }
    return reached
  }
}
