extension SummaryBuilder {
  /// Decides whether a new session is sampled.
  @inline(never) mutating func beginSampling(_ session: Int, _ hash: UInt64) {
    let priority = PathSample.priority(hash)
    let isKept = priority <= sample.threshold && sample.admit(keys.text(session), priority)
    sampledUntil.append(isKept ? .max : .min)
  }

  @inline(never) mutating func addToSample(_ moment: Moment, _ session: Int) {
    let key = keys.text(session)
    sample.add(
      PathSample.Event(
        time: moment.time, rank: sample.rank(of: moment.time, in: key),
        screen: screens.text(Int(moment.screen)),
        kind: moment.kind, depth: moment.depth),
      to: key, keepsRepeated: !options.dropsDuplicates)
    sampledUntil[session] = sample.end(of: key)
  }

  /// Adds the sample of a part whose open sessions are here already.
  mutating func addSample(_ part: PathSample) {
    guard options.measures else { return }
    sample.add(part, keepsRepeated: !options.dropsDuplicates)
    while sampledUntil.count < open.count { sampledUntil.append(.min) }
    for key in sample.keys {
      // Of a session that is closed, the sample is all that is left.
      if let session = keys.find(key) { sampledUntil[session] = sample.end(of: key) }
    }
  }

  /// The paths that most sampled visits took, with how many did.
  func topPaths(_ count: Int) -> [SampledVisits.Variant] {
    Array(SampledVisits(sample, idleGap: options.idleGap).variants.prefix(count))
  }
}
