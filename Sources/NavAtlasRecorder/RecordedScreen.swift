/// A screen as a trace names it, and its arguments where they are wanted.
///
/// Arguments are data of the user's: they are written only where ``Redaction/argument`` lets them through.
public struct RecordedScreen: Sendable, Hashable, ExpressibleByStringLiteral {
  public var name: String
  public var arguments: String?

  public init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
  }

  public init(stringLiteral name: String) { self.init(name) }

  /// The name of a value that stands for a screen: that of its case where it is an enumeration, else that of its type.
  ///
  /// What the value holds is never a part of the name.
  public init<Value>(describing value: Value) {
    if let erased = value as? AnyHashable, Value.self == AnyHashable.self,
      let base = erased.base as? any Hashable
    {
      self = Self.named(base)
      return
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else {
      self.init(String(describing: Value.self).beforeGenerics)
      return
    }
    self.init(mirror.children.first?.label ?? String(describing: value))
  }

  private static func named(_ value: some Hashable) -> RecordedScreen { RecordedScreen(describing: value) }
}

extension String {
  /// `Box<Int>` → `Box`.
  fileprivate var beforeGenerics: String { String(prefix { $0 != "<" }) }
}

/// How a screen comes up over the others.
public enum RecordedStyle: String, Sendable, Hashable, CaseIterable {
  case sheet, cover, popover, inspector, alert
}

/// Which columns of a split view are seen side by side.
public enum RecordedProfile: String, Sendable, Hashable, CaseIterable {
  case regular, compact
}
