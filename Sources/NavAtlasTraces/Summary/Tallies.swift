/// All sums of a summary; every number can go up and, for an event that is moved, down again.
struct Tallies: ~Copyable, Sendable {
  private let measures: Bool
  /// The longest time between neighbours of one visit, in milliseconds.
  private let gap: UInt64
  private var screens = 0
  var edges = PairCounts()
  /// By screen: how many events show it, visits begin with it, and end with it.
  var views = Column<Int64>()
  var entries = Column<Int64>()
  var exits = Column<Int64>()
  /// Visits whose both ends are counted.
  var visits: Int64 = 0
  /// How long screens stayed, by screen and part of the ``DwellScale``.
  var dwell = PairCounts(columns: DwellScale.parts)
  /// Events by the height of the stack; the last one holds all greater heights.
  var depths = [Int64](repeating: 0, count: Tallies.deepest + 1)
  /// The greatest height of the stack; negative where none is known.
  var greatestDepth: Int32 = -1
  /// By screen, how often the way to the root was taken from it.
  var rootPops = Column<Int64>()

  static let deepest = 64
  private let popToRoot = TraceEvent.Kind.popToRoot.code

  init(_ options: SummaryOptions) {
    measures = options.measures
    gap = options.idleGap.map { UInt64(max($0, 0)) } ?? .max
  }

  /// Makes room for a number of screens.
  @inline(__always) mutating func reserve(screens count: Int) {
    if count > screens { widen(count) }
  }

  @inline(never) private mutating func widen(_ count: Int) {
    edges.reserve(count)
    while views.count < count {
      views.append(0)
      entries.append(0)
      exits.append(0)
      rootPops.append(0)
    }
    if measures { dwell.reserve(count) }
    screens = count
  }

  /// Counts an event by itself.
  @inline(__always) mutating func event(_ moment: Moment, _ count: Int64) {
    guard measures else { return }
    views[Int(moment.screen)] += count
    guard moment.depth >= 0 else { return }
    depths[min(Int(moment.depth), Self.deepest)] += count
    if moment.depth > greatestDepth { greatestDepth = moment.depth }
  }

  /// Counts two events as neighbours in a session, the first not later than the second.
  @inline(__always) mutating func pair(_ first: Moment, _ second: Moment, _ count: Int64) {
    let pause = UInt64(bitPattern: second.time &- first.time)
    if pause > gap {
      exits[Int(first.screen)] += count
      entries[Int(second.screen)] += count
      visits += count
    } else {
      edges.add(Int(first.screen), Int(second.screen), count)
      guard measures else { return }
      dwell.add(Int(first.screen), DwellScale.part(pause), count)
      if second.kind == popToRoot { rootPops[Int(first.screen)] += count }
    }
  }

  /// Counts the ends of a session, or of a part of one that is done with.
  mutating func ends(_ stretch: Stretch, _ count: Int64) {
    entries[Int(stretch.first.screen)] += count
    exits[Int(stretch.last.screen)] += count
    visits += count
  }

  /// Adds all of a part's sums, whose screens have these numbers here.
  mutating func add(_ part: borrowing Tallies, _ numbers: [Int]) {
    for (other, number) in numbers.enumerated() {
      views[number] += part.views[other]
      entries[number] += part.entries[other]
      exits[number] += part.exits[other]
      rootPops[number] += part.rootPops[other]
    }
    visits += part.visits
    greatestDepth = max(greatestDepth, part.greatestDepth)
    for depth in depths.indices { depths[depth] += part.depths[depth] }
    part.edges.visit { edges.add(numbers[$0], numbers[$1], $2) }
    if measures { part.dwell.visit { dwell.add(numbers[$0], $1, $2) } }
  }
}
