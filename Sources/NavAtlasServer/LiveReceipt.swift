import NavAtlasModel

/// What became of lines that a recorder sent.
public struct LiveReceipt: Sendable, Hashable {
  /// A line that holds no event that can be taken.
  public struct Rejection: Sendable, Hashable {
    /// Counted from 1 in what was sent.
    public var line: Int
    public var reason: String
  }

  public var taken = 0
  public var rejected = 0
  /// The first of the rejected lines.
  public var reasons: [Rejection] = []

  mutating func reject(_ line: Int, _ reason: String) {
    rejected += 1
    if reasons.count < LiveLimits.namedLines { reasons.append(Rejection(line: line, reason: reason)) }
  }

  var json: String {
    let reasons = reasons.map { reason in
      JSONNode.object([
        .init("line", .number(reason.line)), .init("reason", .string(reason.reason)),
      ])
    }
    return JSONWriter.compact(
      .object([
        .init("taken", .number(taken)), .init("rejected", .number(rejected)),
        .init("reasons", .array(reasons)),
      ]))
  }
}
