import NavAtlasSourceReading

/// A scene of an app: what it shows is in a window of its own.
struct WindowScene {
  enum Kind {
    case windows, settings, menuBar

    /// What contents without a type of their own are called in it.
    var part: String {
      switch self {
      case .windows: "window"
      case .settings: "settings"
      case .menuBar: "menuBarExtra"
      }
    }
  }

  var kind: Kind
  /// What code opens it by.
  var id: Value?
  /// The type of the values that each of its windows is opened with.
  var presented: StaticType?
  /// What makes a window's content of such a value.
  var handler: Value?
  /// True where the system has no value to open one with, so that only code does.
  var needsValue = false
  var site: Site
}

/// What code does to windows.
struct WindowMove: Hashable {
  var opens: Bool
  /// True for the window of the app's settings.
  var isSettings = false
  var id: Value?
  var value: Value?
}
