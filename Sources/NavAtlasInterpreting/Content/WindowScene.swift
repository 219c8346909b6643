package import NavAtlasProgram
package import NavAtlasSourceReading

/// A scene of an app: what it shows is in a window of its own.
package struct WindowScene {
  package enum Kind {
    case windows, settings, menuBar

    /// What contents without a type of their own are called in it.
    package var part: String {
      switch self {
      case .windows: "window"
      case .settings: "settings"
      case .menuBar: "menuBarExtra"
      }
    }
  }

  package var kind: Kind
  /// What code opens it by.
  package var id: Value?
  /// The type of the values that each of its windows is opened with.
  package var presented: StaticType?
  /// What makes a window's content of such a value.
  package var handler: Value?
  /// True where the system has no value to open one with, so that only code does.
  package var needsValue = false
  /// The texts of which a URL has to hold one to open it; none for what the system opens by itself.
  package var conditionsOfURLs: [Value] = []
  package var site: Site

  package init(
    kind: Kind, id: Value? = nil, presented: StaticType? = nil, handler: Value? = nil,
    needsValue: Bool = false, site: Site
  ) {
    (self.kind, self.id, self.presented, self.handler, self.needsValue, self.site) = (
      kind, id, presented, handler, needsValue, site
    )
  }
}

extension WindowScene {
  /// True for a scene that a URL opens.
  package func isOpened(by url: String) -> Bool {
    conditionsOfURLs.contains { condition in
      switch condition {
      case .string(let text): text == "*" || url.contains(text)
      case .enumCase(let route): url.contains(route.name)
      default: false
      }
    }
  }
}

/// What code does to windows.
package struct WindowMove: Hashable {
  package var opens: Bool
  /// True for the window of the app's settings.
  package var isSettings = false
  package var id: Value?
  package var value: Value?
  /// The URL by which it is opened.
  package var url: String?
  /// What it shows, where code keeps the window itself.
  package var shown: [Value] = []
}
