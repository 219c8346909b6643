import NavAtlasModel

/// How deep in modal layers each stack lies, and which presentation is the cheapest way there (semantics 5.2).
///
/// Relaxes the presentations until nothing changes: O(P · L) for P presentations and L nested layers.
struct Windows: Analysis {
  struct Window: Sendable {
    /// The least number of layers below.
    var layerDepth: Int
    /// The sum of heights and layers below the stack's root, for the plan that minimises it.
    var offset: Int
    /// Where that plan presents the layer: a stack and a vertex of it; `nil` for base stacks.
    var presenter: (stack: Int, vertex: Int)?
  }

  static func result(of facts: Facts, in profile: Profile) -> [Window?] {
    let lifted = facts[LiftedGraph.self, profile]
    let depths = facts[StackDepths.self, profile]
    let presented = Set(lifted.presentations.map(\.layer))
    var windows = lifted.stacks.indices.map { stack -> Window? in
      presented.contains(stack) ? nil : Window(layerDepth: 0, offset: 0, presenter: nil)
    }
    var changed = true
    while changed {
      changed = false
      for edge in lifted.presentations {
        let depth = depths[edge.stack].depth[edge.vertex]
        guard let below = windows[edge.stack], edge.stack != edge.layer, depth != .max else { continue }
        let offset = below.offset + depth + 1
        let layerDepth = below.layerDepth + 1
        guard var window = windows[edge.layer] else {
          windows[edge.layer] = Window(
            layerDepth: layerDepth, offset: offset, presenter: (edge.stack, edge.vertex))
          changed = true
          continue
        }
        if layerDepth < window.layerDepth {
          window.layerDepth = layerDepth
          changed = true
        }
        if offset < window.offset {
          window.offset = offset
          window.presenter = (edge.stack, edge.vertex)
          changed = true
        }
        windows[edge.layer] = window
      }
    }
    return windows
  }
}
