/// The diagnostics of a replay, T01 to T29 (semantics 3.4).
public enum TraceCode: String, Sendable, Hashable, CaseIterable {
  case popUnderflow = "T01"
  case popNegative = "T02"
  case backAtRoot = "T03"
  case popTargetMissing = "T04"
  case replaceAtRoot = "T05"
  case viewFramesDiscarded = "T06"
  case unregisteredDestination = "T07"
  case noStack = "T08"
  case coveredMutation = "T09"
  case hiddenTabMutation = "T10"
  case presentationConflict = "T11"
  case dismissNothing = "T12"
  case unknownTarget = "T13"
  case selectionUnknown = "T14"
  case restoreFailed = "T15"
  case restoreDropped = "T16"
  case urlUnhandled = "T17"
  case missingElement = "T18"
  case duplicateElement = "T19"
  case sameCountWrite = "T20"
  case rootChangeDiscard = "T21"
  case multiWrite = "T22"
  case doublePush = "T23"
  case divergence = "T24"
  case clock = "T25"
  case unknownEdge = "T26"
  case ambiguousInference = "T27"
  case runtimeMessage = "T28"
  case sizeClassLoss = "T29"
}

extension TraceCode {
  /// The level of the specification's table; a runtime message (T28) takes the level of what it maps to.
  public var severity: Diagnostic.Severity {
    switch self {
    case .popUnderflow, .popNegative, .unregisteredDestination, .noStack, .unknownTarget, .duplicateElement,
      .divergence:
      .error
    case .backAtRoot, .replaceAtRoot, .viewFramesDiscarded, .hiddenTabMutation, .dismissNothing, .multiWrite,
      .clock, .unknownEdge, .ambiguousInference:
      .note
    default: .warning
    }
  }

  /// What it means, in one sentence.
  public var meaning: String {
    switch self {
    case .popUnderflow: "pop larger than the path; the app traps or its guard swallowed it"
    case .popNegative: "pop of a negative number of frames"
    case .backAtRoot: "there is nothing to go back to"
    case .popTargetMissing: "the pop's target is not in the stack; the state stays as it is"
    case .replaceAtRoot: "replacing on an empty path is ignored"
    case .viewFramesDiscarded: "a value push removed the view frames above the path"
    case .unregisteredDestination: "the pushed type has no visible destination"
    case .noStack: "push with no enclosing stack"
    case .coveredMutation: "a container changed while a modal covers it"
    case .hiddenTabMutation: "the stack of an unselected tab changed"
    case .presentationConflict: "a second presentation on one presenter waits for the first"
    case .dismissNothing: "there is nothing to dismiss"
    case .unknownTarget: "unknown container, column or tab"
    case .selectionUnknown: "the column does not offer the selected value"
    case .restoreFailed: "the saved state cannot be decoded; the current one is kept"
    case .restoreDropped: "unknown elements of the saved state were dropped"
    case .urlUnhandled: "nobody handles the URL, or only a part of it"
    case .missingElement: "action or pop for an element that is not in the stack"
    case .duplicateElement: "push of an element that is in the stack already"
    case .sameCountWrite: "the path binding was written without a change of its count"
    case .rootChangeDiscard: "the path is emptied by the framework in the update that changes the root"
    case .multiWrite: "several writes to one path in one frame"
    case .doublePush: "an equal route pushed twice in quick succession"
    case .divergence: "the recorded state differs from the replayed one, or an invariant fails"
    case .clock: "time or sequence runs backwards"
    case .unknownEdge: "the transition is not in the static graph"
    case .ambiguousInference: "more than one operation explains the step"
    case .runtimeMessage: "a message of the runtime about navigation"
    case .sizeClassLoss: "entries were lost across a change of the size class"
    }
  }

  /// The code's name in the specification's spelling, for example `pop-underflow`.
  public var name: String {
    var name = ""
    for character in String(describing: self) {
      if character.isUppercase { name.append("-") }
      name.append(contentsOf: character.lowercased())
    }
    return name
  }
}

/// One diagnosis: a code, where it happened, and the frames before and after.
public struct StateDiagnosis: Sendable, Hashable {
  public var code: TraceCode
  public var address: Address
  /// The addressed container's frames before the operation, root first.
  public var before: [Route]
  /// The same after it.
  public var after: [Route]
  /// What the rule adds for this case, for example how many frames were dropped.
  public var detail: String
  /// True where the app itself would have stopped: an unguarded pop that is too large.
  public var wouldTrap: Bool

  public init(
    _ code: TraceCode, at address: Address, before: [Route] = [], after: [Route] = [], detail: String = "",
    wouldTrap: Bool = false
  ) {
    self.code = code
    self.address = address
    self.before = before
    self.after = after
    self.detail = detail
    self.wouldTrap = wouldTrap
  }
}

extension StateDiagnosis: CustomStringConvertible {
  public var description: String {
    "\(code.rawValue) \(code.name) at \(address): \(detail.isEmpty ? code.meaning : detail)"
  }
}
