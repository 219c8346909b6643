import Testing

/// The fixtures that are not read rightly yet, and why. A line that is no longer true fails the tests.
let knownGaps: [String: String] = [:]

/// Where the order of files still decides what is read, and why.
let knownOrderGaps: [String: String] = [
  "36-composable-older-spelling": "An edge is found only if the reducer of its screen is read first.",
  "all fixtures": "Of several apps, the one that is read first is the one that is launched.",
]

/// Makes checks, which have to fail where there is a reason.
func withKnownGap(_ reason: String?, _ checks: () throws -> Void) rethrows {
  guard let reason else { return try checks() }
  withKnownIssue("\(reason)") { try checks() }
}
