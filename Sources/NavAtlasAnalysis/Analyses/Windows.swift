import NavAtlasModel

/// How deep in modal layers each base lies, and which presentation is the cheapest way there (semantics 5.2).
///
/// Of equally cheap presentations the one that was found first counts, on the lowest stack below it. O(P) for P
/// presentations.
struct Windows: Analysis {
  struct Window: Sendable {
    /// The least number of layers below.
    var layerDepth: Int
    /// The sum of heights and layers below the stack's root, for the plan that minimises it.
    var offset: Int
    /// What that plan presents the layer on: a stack and its top frame; `nil` for bases that are not presented.
    var presenter: (stack: Int, frame: Int)?
  }

  /// By base; `nil` for layers that nothing reachable presents.
  static func result(of facts: Facts, in profile: Profile) -> [Window?] {
    let lifted = facts[LiftedGraph.self, profile]
    let found = facts[WindowDepths.self, profile]
    let depths = facts[StackDepths.self, profile]
    var windows = lifted.bases.indices.map { base in
      found.offsets[base] == .max ? nil : Window(layerDepth: found.layers[base], offset: found.offsets[base])
    }
    for edge in lifted.presentations where windows[edge.layer]?.presenter == nil {
      let total = found.totals[edge.stack][edge.vertex]
      guard total != .max, total + 1 == windows[edge.layer]?.offset else { continue }
      windows[edge.layer]?.presenter = (edge.stack, depths[edge.stack].lightest[edge.vertex])
    }
    return windows
  }
}
