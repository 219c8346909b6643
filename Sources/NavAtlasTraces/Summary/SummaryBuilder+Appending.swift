extension SummaryBuilder {
  /// Adds what was counted of the part of a log behind the parts counted here.
  ///
  /// Where the part has events that are earlier than some here, in the same session, the session is unsettled if the
  /// log can be read again; otherwise its stretches overlap, and what lies between them is not counted.
  /// O(s + e) for s sessions and e edges of the part.
  public mutating func append(_ part: consuming SummaryBuilder) {
    precondition(part.parts == 1, "parts are appended one by one")
    let numbers = (0..<part.screens.count).map { screens.number($0, of: part.screens) }
    tallies.reserve(screens: screens.count)
    for (session, _) in part.unsettled { part.join(session) }
    for session in 0..<part.open.count { append(session, of: &part, numbers) }
    tallies.add(part.tallies, numbers)
    addSample(part.sample)
    times.low = min(times.low, part.times.low)
    times.high = max(times.high, part.times.high)
    events += part.events
    badLines += part.badLines
    lateEvents += part.lateEvents
    duplicates += part.duplicates
    unplaced += part.unplaced
    parts += 1
  }

  private mutating func append(_ other: Int, of part: inout SummaryBuilder, _ numbers: [Int]) {
    let session = keys.number(other, of: part.keys)
    let isNew = session == open.count
    let stops = part.unsettled[other]?.stops[0]
    if isNew {
      let stretch = part.open[other].stretch.renumbered(numbers)
      open.append(OpenSession(stretch: stretch, tail: EventHistory.forgotten))
      if let more = part.earlier[other] { earlier[session] = more.map { $0.renumbered(numbers) } }
    } else if unsettled[session] == nil, stops == nil {
      let isPlain = part.earlier[other] == nil && earlier[session] == nil
      let next = part.open[other].stretch.renumbered(numbers)
      if isPlain, follows(next.first, open[session].stretch.last) {
        return goOn(session, next, &part.tallies, numbers)
      }
      let more = (part.earlier[other] ?? []).map { $0.renumbered(numbers) } + [next]
      let all = ((earlier[session] ?? []) + [open[session].stretch] + more)
        .sorted { ($0.first.time, $0.last.time) < ($1.first.time, $1.last.time) }
      let isClear = zip(all, all.dropFirst()).allSatisfy { follows($1.first, $0.last) }
      if isClear || !canReread { return set(all, of: session) }
      join(session)
      part.join(other)
    } else {
      if unsettled[session] == nil { join(session) }
      part.join(other)
    }
    guard stops != nil || !isNew else { return }
    if !isNew { tallies.ends(part.open[other].stretch.renumbered(numbers), 1) }
    var state = unsettled[session] ?? Unsettled(joined: isNew ? 0 : parts)
    state.stops[parts] = stops
    unsettled[session] = state
  }

  /// Whether nothing that was counted in two parts changes where an event follows another one. Of events with equal
  /// times, one may be there twice: that takes both parts' events to see.
  private func follows(_ next: Moment, _ last: Moment) -> Bool {
    last.time < next.time || (last.time == next.time && !(canReread && options.dropsDuplicates))
  }

  /// Goes on with a session in the next part.
  private mutating func goOn(_ session: Int, _ next: Stretch, _ other: inout Tallies, _ numbers: [Int]) {
    let last = open[session].stretch.last
    if options.dropsDuplicates, last == next.first {
      duplicates += 1
      tallies.event(last, -1)
    } else {
      tallies.pair(last, next.first, 1)
    }
    open[session].stretch.last = next.last
    open[session].tail = EventHistory.forgotten
  }

  /// Sets all stretches of a session, in an order that does not depend on how they came together.
  mutating func set(_ stretches: [Stretch], of session: Int) {
    func name(_ moment: Moment) -> String { screens.text(Int(moment.screen)) }
    let sorted = stretches.sorted { one, other in
      let (left, right) = ((one.first.time, one.last.time), (other.first.time, other.last.time))
      if left != right { return left < right }
      let names = (name(one.first), name(one.last), name(other.first), name(other.last))
      return (names.0, names.1, one.first.detail, one.last.detail)
        < (names.2, names.3, other.first.detail, other.last.detail)
    }
    guard let latest = sorted.last else { return }
    open[session].stretch = latest
    open[session].tail = EventHistory.forgotten
    earlier[session] = sorted.count > 1 ? sorted.dropLast() : nil
  }
}

extension Stretch {
  func renumbered(_ numbers: [Int]) -> Stretch {
    var stretch = self
    stretch.first.screen = Int32(truncatingIfNeeded: numbers[Int(first.screen)])
    stretch.last.screen = Int32(truncatingIfNeeded: numbers[Int(last.screen)])
    return stretch
  }
}
