/// A rewrite after which a fixture is known to be read otherwise.
struct KnownGap: Sendable {
  var fixture: String
  var rewrite: String
  var reason: String

  init(_ fixture: String, _ rewrite: String, _ reason: String) {
    (self.fixture, self.rewrite, self.reason) = (fixture, rewrite, reason)
  }

  static let all = [
    KnownGap("external-views", "modifier in a View extension", called),
    KnownGap("external-views", "modifier in a ViewModifier", called),
    KnownGap("delegate-with-objects", "assigned value in a constant", held),
    KnownGap("stack-beside-a-button", "part in a view of its own", presenter),
  ]

  /// Gaps that open only after two rewrites, one after the other.
  static let pairs = [
    KnownGap("root-choice-below-a-spinner", "the same member twice under #if, then body in if true", beside)
  ]

  private static let beside =
    "bodies that differ, for two builds of the app, are seen beside each other and so decide no root"
  private static let presenter =
    "what stands beside a stack is the stack's screen's where a view of its own presents it"
  private static let called = "content without a type of its own is called after the modifier that holds it"
  private static let held =
    "a window that a constant holds before it is kept is not known to be the app's first"

  /// Nil where the fixture has to be read as it was.
  static func reason(_ fixture: String, _ rewrite: String) -> String? {
    (all + pairs).first { $0.fixture == fixture && $0.rewrite == rewrite }?.reason
  }
}
