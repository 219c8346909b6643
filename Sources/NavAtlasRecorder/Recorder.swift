import Dispatch

/// Records how an app's users navigate, as a native trace that `navatlas` reads.
///
/// An app tells the recorder what its navigation is after each change; the recorder finds out what happened, and writes one
/// line for it. Telling the same twice writes nothing. Every method may be called from any thread, returns at once, and never
/// throws: a change that cannot be is counted in ``statistics``.
public final class Recorder: Sendable {
  /// The name of the session.
  public let session: String
  /// Whether anything is recorded: not where the options or the sampling say no.
  public let isRecording: Bool

  private let state: Locked<RecorderState>
  private let sink: any TraceSink
  private let options: RecorderOptions
  private let queue = DispatchQueue(label: "NavAtlasRecorder", qos: .utility)

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - layout: what the app shows at its start.
  ///   - sink: where the lines go: a ``TraceFile``, for example.
  ///   - session: the session's name; a random one, unless given.
  ///   - profile: whether the columns of split views are side by side.
  public init(
    _ layout: RecordedLayout, to sink: any TraceSink, session: String? = nil, profile: RecordedProfile? = nil,
    options: RecorderOptions = RecorderOptions()
  ) {
    let session = session ?? Self.randomName()
    self.session = session
    self.sink = sink
    self.options = options
    isRecording = options.isActive && options.sampling.takes(session)
    state = Locked(RecorderState(layout, options, session: session))
    guard isRecording else { return }
    let rate = options.sampling.rate < 1 ? options.sampling.rate : nil
    state.withLock { $0.launch(profile, rate) }
    arrangeWriting()
  }

  deinit {
    guard isRecording else { return }
    state.withLock { $0.endURL() }
    drain()
  }

  private static func randomName() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }

  /// What became of the events so far.
  public var statistics: RecorderStatistics { state.withLock { $0.statistics } }

  // MARK: Changes

  /// Records what a change of the tracker gives.
  func change(
    isConsequence: Bool = true, _ change: (inout Tracker) throws(Tracker.Problem) -> RecordedEvent?
  ) {
    guard isRecording else { return }
    let outcome = state.withLock { $0.change(isConsequence: isConsequence, change) }
    if let problem = outcome.problem { options.report(problem) }
    if outcome.isWritten { arrangeWriting() }
  }

  /// Records a URL together with the changes that it makes.
  ///
  /// - Parameter changes: handles the URL; what it tells the recorder becomes a part of the one event.
  public func open(_ url: String, _ changes: () -> Void) {
    guard isRecording else { return changes() }
    state.withLock { $0.open(url, within: nil) }
    changes()
    state.withLock { $0.endURL() }
    arrangeWriting()
  }

  /// Records a URL; the changes of the next moment are what it did.
  ///
  /// For handlers that change a state which the recorder hears of later, as SwiftUI's do.
  public func opened(_ url: String) {
    guard isRecording else { return }
    state.withLock { $0.open(url, within: 100) }
    arrangeWriting()
  }

  // MARK: Writing

  /// Writes what waits, and returns when the sink has it; call it when the app goes into the background.
  public func flush() {
    guard isRecording else { return }
    queue.sync {
      state.withLock { $0.endURLIfDue() }
      drain()
    }
  }

  private func arrangeWriting() {
    guard options.writeInterval > 0 else { return queue.sync { drain() } }
    let isUrgent = state.withLock { state -> Bool? in
      let isFull = state.buffer.size >= options.batchSize
      if state.isScheduled && !(isFull && !state.isUrgent) { return nil }
      state.isScheduled = true
      state.isUrgent = isFull
      return isFull
    }
    guard let isUrgent else { return }
    let delay = isUrgent ? 0 : options.writeInterval
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.state.withLock { $0.endURLIfDue() }
      self?.drain()
    }
  }

  /// Hands the sink what waits, and after it what tells of a gap; on the queue, or when nobody else is left.
  private func drain() {
    for _ in 0..<2 {
      let batch = state.withLock { $0.take() }
      guard batch.count > 0 else { continue }
      let receipt = sink.append(batch.lines, count: batch.count)
      if let problem = state.withLock({ $0.settle(batch, receipt) }) { options.report(problem) }
    }
  }
}
