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
    KnownGap(
      "notification-from-pushed-screens", "argument in a constant",
      "a publisher of notifications that a constant keeps is not known by its name"),
    KnownGap("38-computed-routes", "body in ZStack", nested),
    KnownGap("composable-nested-storage", "body in ZStack", nested),
    KnownGap("composable-roots-in-optionals", "body in ZStack", nested),
    KnownGap("roots-that-functions-return", "body in ZStack", nested),
    KnownGap("layouts-around-screens", "body in ZStack", layers),
    KnownGap("own-overload-of-a-modifier", "content in ZStack", layers),
  ]

  private static let called = "content without a type of its own is called after the modifier that holds it"
  private static let nested = "a choice of containers is not looked for in a layout within another one"
  private static let layers = "a layout that a wrapper of the app's own makes is not looked for in layers"

  /// Nil where the fixture has to be read as it was.
  static func reason(_ fixture: String, _ rewrite: String) -> String? {
    all.first { $0.fixture == fixture && $0.rewrite == rewrite }?.reason
  }
}
