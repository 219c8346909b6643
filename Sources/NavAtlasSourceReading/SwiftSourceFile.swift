/// A Swift file of an app.
public struct SwiftSourceFile: Sendable, Hashable {
  /// The path as evidence names it.
  public var path: String
  /// The module it belongs to.
  public var module: String

  /// Creates a file.
  public init(path: String, module: String) {
    self.path = path
    self.module = module
  }
}
