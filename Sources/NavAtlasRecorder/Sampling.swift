/// Which sessions are recorded.
public struct Sampling: Sendable, Hashable {
  /// The share of sessions that is recorded, 0 to 1.
  public var rate: Double
  /// Decides together with the session's name: the same two decide the same.
  public var seed: UInt64

  public init(rate: Double, seed: UInt64 = 0) {
    self.rate = rate
    self.seed = seed
  }

  /// Every session.
  public static let all = Sampling(rate: 1)

  /// Whether a session is recorded.
  public func takes(_ session: String) -> Bool {
    let hash = SplitMix.mix(session.utf8.reduce(seed) { SplitMix.mix($0 ^ UInt64($1)) })
    return Double(hash >> 11) / Double(1 << 53) < rate
  }
}
