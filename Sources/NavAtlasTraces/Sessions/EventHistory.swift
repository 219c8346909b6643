/// The latest events of a log, each linked to the one before it in its session: what late events are sorted into.
struct EventHistory: ~Copyable, Sendable {
  /// There is no event before.
  static let start = -1
  /// There is one, but it is too long ago to be known.
  static let forgotten = -2

  struct Record: BitwiseCopyable {
    var moment: Moment
    /// How many records before this one the session's previous event is; negative where it came later.
    var distance: Int32
  }

  private static let startDistance = Int32.min
  private static let forgottenDistance = Int32.max

  private let capacity: Int
  private var records: Column<Record>
  private var total = 0

  /// - Parameter capacity: how many events are kept; a power of two.
  init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0)
    self.capacity = capacity
    records = Column()
  }

  /// Keeps an event; gives its index.
  @inline(__always) mutating func append(_ moment: Moment, after previous: Int) -> Int {
    let index = total
    let record = Record(moment: moment, distance: Self.distance(from: index, to: previous))
    if records.count < capacity { records.append(record) } else { records[index & (capacity - 1)] = record }
    total += 1
    return index
  }

  @inline(__always) private static func distance(from index: Int, to previous: Int) -> Int32 {
    if previous < 0 { return previous == start ? startDistance : forgottenDistance }
    return Int32(exactly: index - previous) ?? forgottenDistance
  }

  @inline(__always) func isKept(_ index: Int) -> Bool { index >= 0 && index + capacity >= total }

  @inline(__always) func moment(_ index: Int) -> Moment { records[index & (capacity - 1)].moment }

  /// The index of the session's event before one that is kept, or a mark.
  func previous(_ index: Int) -> Int {
    let distance = records[index & (capacity - 1)].distance
    if distance == Self.startDistance { return Self.start }
    let previous = index - Int(distance)
    return distance != Self.forgottenDistance && isKept(previous) ? previous : Self.forgotten
  }

  /// Puts `previous` before an event that is kept.
  mutating func link(_ index: Int, to previous: Int) {
    records[index & (capacity - 1)].distance = Self.distance(from: index, to: previous)
  }
}
