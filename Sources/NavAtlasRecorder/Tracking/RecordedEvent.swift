/// One line of a trace, before it is written.
struct RecordedEvent: Sendable, Hashable {
  enum Kind: String, Sendable {
    case launch, push, viewPush, back, pop, popTo, popToRoot, replace, setPath, select, present, dismiss
    case dismissAll, selectTab, openURL, resetRoot, restore, sizeClass, message, gap
  }

  var kind: Kind
  /// The screen that is visible after the event.
  var screen: String?
  var n: Int?
  /// The whole path after the event.
  var path: [String]?
  /// Where the change is, if it is not seen.
  var container: String?
  var tab: String?
  var column: String?
  var value: String?
  var style: RecordedStyle?
  var url: String?
  var profile: RecordedProfile?
  var arguments: String?

  init(_ kind: Kind, screen: String? = nil) {
    self.kind = kind
    self.screen = screen
  }
}
