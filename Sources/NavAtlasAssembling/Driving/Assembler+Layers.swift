import NavAtlasInterpreting

/// What lies under layers: the screens that open them.
extension Assembler {
  /// Layers on layers: no app has more.
  private static let layerLimit = 4

  /// True where no tab that is not shown hides a stage from who is in another one, or in a layer that is opened there.
  func sees(_ stage: Stage, from own: Stage, _ level: Int = 0) -> Bool {
    if stage.chain.allSatisfy({ tab in !tab.isTab || own.chain.contains { $0 === tab } }) { return true }
    guard level < Self.layerLimit, let opening = own.layer?.presentation else { return false }
    return presenters[opening.site]?.contains { sees(stage, from: $0.stage, level + 1) } ?? false
  }

  /// True in a layer that only screens of one tab open.
  func lies(onlyOver tab: Stage, _ stage: Stage, _ level: Int = 0) -> Bool {
    guard level < Self.layerLimit, let opening = stage.layer?.presentation,
      let below = presenters[opening.site],
      !below.isEmpty
    else { return false }
    return below.allSatisfy { frame in
      frame.stage.chain.contains { $0 === tab } || lies(onlyOver: tab, frame.stage, level + 1)
    }
  }

  /// True for a root that is shown already where a value is written: around a stage, or below the layer that it is in. A
  /// root that is called by its name is made anew.
  func isThere(_ root: ScreenNode, for value: Value, _ stage: Stage) -> Bool {
    if case .enumCase = value { return root.holds(stage) }
    return isShown(root, under: stage)
  }

  /// True for the only root of a stack that a stage is in, inside of another one: what is pushed there lies on it.
  func isGround(_ root: ScreenNode, of stage: Stage, inside outer: Stage) -> Bool {
    stage.chain.prefix { $0 !== outer }.contains { $0.isStack && $0.roots == [root] }
  }

  func isShown(_ root: ScreenNode, under stage: Stage, _ level: Int = 0) -> Bool {
    if root.holds(stage) { return true }
    guard level < Self.layerLimit, let opening = stage.layer?.presentation,
      let below = presenters[opening.site], !below.isEmpty
    else { return false }
    return below.allSatisfy { frame in
      frame.node == root || frame.role == .pushed && frame.stage.isStack && frame.stage.roots == [root]
        || isShown(root, under: frame.stage, level + 1)
    }
  }
}
