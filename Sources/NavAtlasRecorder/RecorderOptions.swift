/// How a recorder works.
public struct RecorderOptions: Sendable {
  /// In which builds sessions are recorded.
  public enum Activation: Sendable, Hashable {
    /// Where the app is built for debugging.
    case debugBuilds
    /// In release builds, too: who asks for that tells the app's users.
    case always
    case never
  }

  public var activation = Activation.debugBuilds
  public var sampling = Sampling.all
  public var redaction = Redaction.standard
  /// How many bytes of events may wait to be written; what comes then is dropped and counted.
  public var bufferLimit = 256 << 10
  /// At how many bytes the writing begins without waiting.
  public var batchSize = 16 << 10
  /// How many seconds an event waits at most before it is written; 0 writes each event before `record` returns, so that even
  /// an app that is killed loses none.
  public var writeInterval = 1.0
  /// The time in milliseconds since 1970.
  public var clock: @Sendable () -> Int64 = Clock.milliseconds
  /// Called once for each kind of thing that goes wrong, and may not record; in debug builds it prints to standard error.
  public var report: @Sendable (String) -> Void = RecorderOptions.print

  public init() {}

  var isActive: Bool {
    switch activation {
    case .always: true
    case .never: false
    case .debugBuilds: Self.isDebugBuild
    }
  }

  #if DEBUG
    static let isDebugBuild = true
  #else
    static let isDebugBuild = false
  #endif
}
