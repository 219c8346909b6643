/// How sessions are made of events, and what is counted of them.
public struct SummaryOptions: Sendable, Hashable {
  /// After so many milliseconds without an event, the next one begins a new visit; `nil` for never.
  public var idleGap: Int64?
  /// Among how many of the latest events a late one finds its place; a power of two.
  public var window: Int
  /// Whether events that agree in session, time, kind, screen and depth are counted once.
  public var dropsDuplicates: Bool
  /// Whether more is counted than edges.
  public var measures: Bool
  /// Whether visits are closed that other parts cannot go on with, where those are cut by time or by session.
  public var closesVisits: Bool

  /// Thirty minutes, as in web analytics.
  public static let defaultIdleGap: Int64 = 30 * 60_000

  public init(
    idleGap: Int64? = defaultIdleGap, window: Int = 1 << 19, dropsDuplicates: Bool = true,
    measures: Bool = true,
    closesVisits: Bool = false
  ) {
    self.idleGap = idleGap
    self.window = window
    self.dropsDuplicates = dropsDuplicates
    self.measures = measures
    self.closesVisits = closesVisits
  }
}
