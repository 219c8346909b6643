public import NavAtlasSourceReading

/// What an app is read for.
public struct PlatformChoice: Sendable, Hashable {
  public var platform: Platform
  /// True where the user asked for it: iPhones and iPads are told apart only then, as one app is for both.
  public var isAsked: Bool

  /// Creates a choice.
  public init(_ platform: Platform = .ios, isAsked: Bool = false) {
    self.platform = platform
    self.isAsked = isAsked
  }

  /// The idiom of its devices, where that is certain.
  var idiom: String? { isAsked || platform.system != .iOS ? platform.idiom : nil }
}
