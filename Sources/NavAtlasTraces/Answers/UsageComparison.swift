/// What differs between two sets of sessions, such as two versions or two segments.
public struct UsageComparison: Sendable, Hashable {
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    case grew, shrank
    /// Only after, and only before.
    case appeared, vanished
    /// The difference may be chance, or there are too few counts to tell.
    case unclear
  }

  /// A move, or where visits start or end, in both sets.
  public struct Change: Sendable, Hashable {
    /// `nil` for the start of visits.
    public var from: String?
    /// `nil` for their end.
    public var to: String?
    public var before: Int
    public var after: Int
    /// The share of all moves of the set; of starts and ends, that of its visits.
    public var shareBefore: Double
    public var shareAfter: Double
    /// How likely such a difference is by chance alone (``TwoProportionTest``); `nil` where counts are too small.
    public var pValue: Double?
    public var verdict = Verdict.unclear

    public var difference: Double { shareAfter - shareBefore }
    public var isMove: Bool { from != nil && to != nil }
  }

  public var before: UsageReport
  public var after: UsageReport
  /// The greatest difference first.
  public var changes: [Change]

  /// Compares two reports. O(e log e) for e edges.
  ///
  /// - Parameter level: the chance that even one of the verdicts is a false alarm.
  public init(_ before: UsageReport, _ after: UsageReport, level: Double = 0.05) {
    self.before = before
    self.after = after
    let (one, other) = (before.shares, after.shares)
    changes = Set(one.counts.keys).union(other.counts.keys).map { subject in
      let totals = (one.total(subject), other.total(subject))
      let counts = (one.counts[subject] ?? 0, other.counts[subject] ?? 0)
      return Change(
        from: subject.from, to: subject.to, before: counts.0, after: counts.1,
        shareBefore: Double(counts.0) / Double(max(totals.0, 1)),
        shareAfter: Double(counts.1) / Double(max(totals.1, 1)),
        pValue: TwoProportionTest(counts.0, of: totals.0, counts.1, of: totals.1)?.pValue)
    }
    changes.sort {
      (-abs($0.difference), $0.from ?? "", $0.to ?? "") < (-abs($1.difference), $1.from ?? "", $1.to ?? "")
    }
    let tested = changes.indices.filter { changes[$0].pValue != nil }
    let significant = tested.compactMap { changes[$0].pValue }.significant(at: level)
    for (index, isSignificant) in zip(tested, significant) where isSignificant {
      changes[index].verdict = changes[index].direction
    }
  }
}

extension UsageComparison.Change {
  fileprivate var direction: UsageComparison.Verdict {
    if before == 0 { return .appeared }
    if after == 0 { return .vanished }
    return difference > 0 ? .grew : .shrank
  }
}

/// What shares are of.
private struct Subject: Hashable {
  var from: String?
  var to: String?
}

private struct Shares {
  var counts: [Subject: Int] = [:]
  var moves = 0
  var visits = 0

  func total(_ subject: Subject) -> Int { subject.from == nil || subject.to == nil ? visits : moves }
}

extension UsageReport {
  fileprivate var shares: Shares {
    var shares = Shares(moves: moves.reduce(0) { $0 + $1.count }, visits: visits)
    for move in moves { shares.counts[Subject(from: move.from, to: move.to)] = move.count }
    for screen in screens {
      if screen.starts > 0 { shares.counts[Subject(to: screen.name)] = screen.starts }
      if screen.ends > 0 { shares.counts[Subject(from: screen.name)] = screen.ends }
    }
    return shares
  }
}
