/// What names of screens become by rules, remembered for names that were seen lately.
struct NameMemo: Sendable {
  private struct Entry {
    /// With padding behind it.
    var name: [UInt8]
    var count: Int
    /// With padding behind it.
    var result: [UInt8]
  }

  private let steps: [NameRules]
  private var entries = [Entry?](repeating: nil, count: 4_096)

  /// - Parameter steps: rules that are applied one after the other.
  init(_ steps: NameRules...) { self.steps = steps }

  /// The token of what a name becomes that rules for JSON and generic types may change.
  ///
  /// - Parameter lasts: whether the block is the one that lines are scanned from.
  @inline(__always)
  mutating func token(_ name: Field, _ block: RawSpan, lasts: Bool, into batch: inout EventBatch) -> Token {
    let mayChange =
      block.byte(name.start) == UInt8(ascii: "{") || block.byte(name.end - 1) == UInt8(ascii: ">")
    return mayChange ? changed(name, block, into: &batch) : batch.token(name, block, lasts: lasts)
  }

  /// The token of what a name becomes.
  mutating func changed(_ name: Field, _ block: RawSpan, into batch: inout EventBatch) -> Token {
    let slot = Int(truncatingIfNeeded: block.hash(name.start, name.count) >> 32) % entries.count
    if let entry = entries[slot], entry.count == name.count,
      block.equals(name.start, entry.name.span.bytes, 0, name.count)
    {
      return batch.keep(entry.result.span.bytes, 0, entry.result.count - RawSpan.padding)
    }
    let entry = entry(block.bytes(name.start..<name.end))
    entries[slot] = entry
    return batch.keep(entry.result.span.bytes, 0, entry.result.count - RawSpan.padding)
  }

  private func entry(_ name: [UInt8]) -> Entry {
    let padding = [UInt8](repeating: 0, count: RawSpan.padding)
    let result = steps.reduce(String(decoding: name, as: UTF8.self)) { $1.applied(to: $0) }
    return Entry(name: name + padding, count: name.count, result: Array(result.utf8) + padding)
  }
}

extension DecodedLine {
  /// The event with its screen's name by the standard rules.
  var renamed: DecodedLine {
    guard case .event(var event) = self, let screen = event.screen else { return self }
    event.screen = NameRules.standard.applied(to: screen)
    return .event(event)
  }
}
