/// What recorded sessions do: what a summary's counts say about screens and the moves between them.
///
/// Shares of starts and ends are shares of visits: sessions, and the pieces that idle gaps cut them into.
public struct UsageReport: Sendable, Hashable {
  /// How a screen is used.
  public struct ScreenUse: Sendable, Hashable {
    public var name: String
    /// Events that show it.
    public var views: Int
    /// Visits that begin with it, and that end with it.
    public var starts: Int
    public var ends: Int
    /// Milliseconds until the next event of the visit, to 1/32 of it (see ``DwellScale``); `nil` where none follows.
    public var dwellMedian: Int?
    /// The 95th percentile of the same.
    public var dwell95: Int?
    /// How often a `popToRoot` left it.
    public var toRoot: Int
  }

  /// How often a screen followed another one, or itself.
  public struct MoveUse: Sendable, Hashable {
    public var from: String
    public var to: String
    public var count: Int
    /// All moves from the same screen.
    public var leaving: Int

    /// How likely this move is from its screen.
    public var probability: Double { Double(count) / Double(max(leaving, 1)) }
  }

  /// How many keys of sessions there are: exact up to 255, from there on an estimate.
  public var sessions: Int
  public var visits: Int
  public var events: Int
  /// After so many milliseconds without an event a new visit begins; `nil` for never.
  public var idleGap: Int64?
  /// The most viewed first.
  public var screens: [ScreenUse]
  /// The most frequent first.
  public var moves: [MoveUse]
  /// Events by the height of the stack; the 65th counts all greater heights.
  public var depths: [Int]
  /// The greatest height of the stack; `nil` where no event tells its height.
  public var greatestDepth: Int?
  public var sample: SampledVisits

  /// Moves from a screen to itself.
  public var loops: [MoveUse] { moves.filter { $0.from == $0.to } }

  /// Reads a summary's counts. O(s log s + e log e) for s screens and e edges.
  public init(_ builder: inout SummaryBuilder) {
    builder.countOpenEnds(1)
    defer { builder.countOpenEnds(-1) }
    let tallies = builder.tallies.numbers
    sessions = builder.sample.sessionEstimate
    visits = tallies.visits
    events = builder.events
    idleGap = builder.options.idleGap
    greatestDepth = tallies.greatestDepth
    depths = tallies.depths
    sample = SampledVisits(builder.sample, idleGap: builder.options.idleGap)
    let names = (0..<builder.screens.count).map { builder.screens.text($0) }
    var moves: [MoveUse] = []
    var leaving = [Int](repeating: 0, count: names.count)
    builder.tallies.edges.visit { from, to, count in
      leaving[from] += Int(count)
      if count > 0 {
        moves.append(MoveUse(from: names[from], to: names[to], count: Int(count), leaving: from))
      }
    }
    for index in moves.indices { moves[index].leaving = leaving[moves[index].leaving] }
    self.moves = moves.sorted { ($1.count, $0.from, $0.to) < ($0.count, $1.from, $1.to) }
    screens = []
    for (number, name) in names.enumerated() {
      screens.append(builder.tallies.use(of: number, name))
    }
    screens.sort { ($1.views, $0.name) < ($0.views, $1.name) }
  }
}

extension Tallies {
  fileprivate var numbers: (visits: Int, depths: [Int], greatestDepth: Int?) {
    let deepest = depths.lastIndex { $0 != 0 } ?? -1
    return (
      Int(visits), depths.prefix(deepest + 1).map { Int($0) }, greatestDepth < 0 ? nil : Int(greatestDepth)
    )
  }

  fileprivate func use(of screen: Int, _ name: String) -> UsageReport.ScreenUse {
    let dwell = dwell.row(screen)
    func quantile(_ share: Double) -> Int? {
      DwellScale.quantile(share, of: dwell).map { Int($0.rounded()) }
    }
    return UsageReport.ScreenUse(
      name: name, views: Int(views[screen]), starts: Int(entries[screen]), ends: Int(exits[screen]),
      dwellMedian: quantile(0.5), dwell95: quantile(0.95), toRoot: Int(rootPops[screen]))
  }
}
