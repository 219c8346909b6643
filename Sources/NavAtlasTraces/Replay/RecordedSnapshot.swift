import NavAtlasModel

/// What an event says of the state after it, besides the visible screen: the whole path, or only its height.
///
/// The record wins where the two differ; heights alone cannot tell which frames are there, so a difference that stays
/// is told once.
struct RecordedSnapshot {
  private var heightOffset = 0

  /// Makes the state agree with an event.
  ///
  /// - Returns: how the two differed; `nil` where they did not.
  mutating func settle(_ state: inout NavigationState, with event: TraceEvent) -> String? {
    if let path = event.path, event.kind != .restore {
      heightOffset = 0
      let frames = state.foregroundPath.map(\.screen)
      guard frames != path, event.kind != .present, event.kind != .selectTab else { return nil }
      state.apply(.setPath(path.map { Route($0) }))
      return "replayed path [\(frames.joined(separator: ", "))], recorded [\(path.joined(separator: ", "))]"
    }
    guard let depth = event.depth else { return nil }
    let heights = state.heights
    guard !heights.contains(depth - heightOffset) else { return nil }
    let frames = state.foregroundFrames
    let replayed = heights.max() ?? 0
    if depth < frames.count, frames[depth].screen == event.screen {
      state.apply(.popTo(.index(depth)))
      heightOffset = 0
    } else {
      heightOffset = depth - (frames.count - 1)
    }
    return "replayed height \(replayed), recorded \(depth)"
  }

  /// A new stack begins at its root.
  mutating func reset() { heightOffset = 0 }
}

extension NavigationState {
  /// The heights that a recorder may mean: of the stack that is seen, and with the layers and stacks below it.
  fileprivate var heights: Set<Int> {
    let own = foregroundFrames.count - 1
    guard let window = windows.first(where: { $0.id == active }) else { return [own] }
    let below = ([window.base] + window.layers.map(\.content)).dropLast()
    let total = below.reduce(own + window.layers.count) { $0 + $1.entries.count }
    return [own, total]
  }
}
