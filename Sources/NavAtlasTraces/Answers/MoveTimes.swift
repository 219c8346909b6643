public import NavAtlasModel

/// How long screens stayed, and what lay between two screens: medians over all visits, in milliseconds.
///
/// The last screen of a visit is left at an unknown time and does not count.
public struct MoveTimes: Sendable, Hashable {
  /// A screen and the one that followed it.
  public struct Pair: Sendable, Hashable {
    public var from: Screen.ID
    public var to: Screen.ID

    public init(from: Screen.ID, to: Screen.ID) {
      self.from = from
      self.to = to
    }
  }

  public var stays: [Screen.ID: Int]
  public var between: [Pair: Int]

  /// Takes the times of sessions. Of an even number of times the median is the lower one in the middle. O(n log n).
  public init(_ sessions: [Session]) {
    var stays: [Screen.ID: [Int64]] = [:]
    var between: [Pair: [Int64]] = [:]
    for session in sessions {
      var last: (screen: Screen.ID, time: Int64)?
      for event in session.events {
        guard let screen = event.screen else { continue }
        if let last {
          let (time, overflows) = event.time.subtractingReportingOverflow(last.time)
          if !overflows {
            stays[last.screen, default: []].append(time)
            between[Pair(from: last.screen, to: screen), default: []].append(time)
          }
        }
        last = (screen, event.time)
      }
    }
    self.stays = stays.compactMapValues(Self.median)
    self.between = between.compactMapValues(Self.median)
  }

  private static func median(_ times: [Int64]) -> Int? {
    times.isEmpty ? nil : Int(clamping: times.sorted()[(times.count - 1) / 2])
  }
}
