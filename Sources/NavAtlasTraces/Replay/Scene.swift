import NavAtlasModel

/// Where an event happens, and what is there before it.
struct Scene {
  /// The container that the event addresses, or the one in the foreground.
  let address: Address
  /// Its frames, root first.
  let before: [Route]
  private let isElsewhere: Bool

  init(_ state: NavigationState, at address: Address?, of event: TraceEvent) {
    isElsewhere = address != nil
    self.address = address ?? state.foregroundAddress
    before = address.map { state.foregroundFrames(at: $0) } ?? state.foregroundFrames
  }

  var screens: [Screen.ID] { before.map(\.screen) }

  /// The frames there, or in the foreground, of a later state.
  func frames(of state: NavigationState) -> [Route] {
    isElsewhere ? state.foregroundFrames(at: address) : state.foregroundFrames
  }

  /// The screen that the event's move starts from: the top, or, where a row of a column is selected that shows another
  /// screen, that one.
  func source(
    of event: TraceEvent, _ reading: EventReading, _ state: NavigationState, _ moves: StaticMoves
  ) -> Screen.ID? {
    guard event.kind == .select, let top = screens.last, let target = event.screen else {
      return screens.last
    }
    if moves.kinds(from: top, to: target).contains(.select) { return top }
    return state.top(ofColumn: reading.column) ?? top
  }

  func completed(_ diagnosis: StateDiagnosis, after: [Route]) -> StateDiagnosis {
    var diagnosis = diagnosis
    (diagnosis.address, diagnosis.before, diagnosis.after) = (address, before, after)
    return diagnosis
  }
}

extension TraceCode {
  /// True where the operation did not happen.
  var isRefusal: Bool {
    switch self {
    case .popUnderflow, .popNegative, .backAtRoot, .popTargetMissing, .replaceAtRoot, .noStack,
      .presentationConflict, .dismissNothing, .unknownTarget, .restoreFailed:
      true
    default: false
    }
  }
}
