import NavAtlasModel

/// What is remarkable about an event besides what the state model says of its operation.
extension SessionReplay {
  /// Two equal pushes within this many milliseconds are a T23.
  static let doublePushInterval: Int64 = 500
  /// Two writes to one path within this many milliseconds are a T22: they fall into one frame of the screen.
  static let frameInterval: Int64 = 16

  func diagnosis(_ code: TraceCode, _ frames: [Screen.ID], _ detail: String = "") -> StateDiagnosis {
    let routes = frames.map { Route($0) }
    return StateDiagnosis(
      code, at: Address(window: state?.active ?? "w0"), before: routes, after: routes, detail: detail)
  }

  /// A move that the static graph does not have (T26).
  func unknownEdge(_ event: TraceEvent, _ move: Move, from source: Screen.ID?) -> [StateDiagnosis] {
    guard isDeclared, let from = source, let to = target(of: event, from: from), let kind = move.kind else {
      return []
    }
    // A URL that nobody handles is told as that (T17).
    if kind == .url, moves.linked.contains(to) || to == from { return [] }
    let isKnown =
      if kind.count != .absent {
        moves.has(kind, n: event.n ?? 1, from: from)
      } else if kind.target == .absent && kind.path == .absent {
        moves.has(kind, from: from)
      } else {
        moves.kinds(from: from, to: to).contains(kind)
      }
    return isKnown || move.isImplicit || move.isBack
      ? [] : [diagnosis(.unknownEdge, [], "'\(from)' \(kind.word) '\(to)'")]
  }

  /// Equal pushes (T23), and writes to one path (T22), in quick succession.
  mutating func hastyWrites(
    _ event: TraceEvent, _ operation: Operation, at address: Address
  ) -> [StateDiagnosis] {
    guard event.kind != .screen else { return [] }
    let frames = state?.foregroundFrames.map(\.screen) ?? []
    var found: [StateDiagnosis] = []
    if case .push(let route, _) = operation {
      if let last = lastPush, last.route == route, event.time - last.time < Self.doublePushInterval {
        found.append(diagnosis(.doublePush, frames, "'\(route)' twice"))
      }
      lastPush = (route, event.time)
    } else {
      lastPush = nil
    }
    guard operation.writesPath else { return found }
    if let last = lastWrite, last.address == address, event.time - last.time <= Self.frameInterval {
      found.append(diagnosis(.multiWrite, frames, "\(event.time - last.time) ms after the last write"))
    }
    lastWrite = (address, event.time)
    return found
  }

  /// The invariants that the state breaks and did not break before.
  mutating func newlyBroken(_ state: NavigationState) -> [String] {
    // A type without a destination is a T07 already.
    let broken = Set(state.brokenInvariants.map(\.invariant)).subtracting([.entriesRegistered])
    defer { brokenBefore = broken }
    return broken.subtracting(brokenBefore).map { "the state breaks invariant \($0.rawValue)" }.sorted()
  }

  /// What the runtime said.
  func message(_ event: TraceEvent) -> [StateDiagnosis] {
    guard let message = RuntimeMessage.find(in: event.value ?? "") else { return [] }
    return [diagnosis(message.code, state?.foregroundFrames.map(\.screen) ?? [], message.meaning)]
  }
}

extension Operation {
  fileprivate var writesPath: Bool {
    switch self {
    case .push, .pushMany, .pop, .popTo, .popToRoot, .replace, .setPath: true
    default: false
    }
  }
}
