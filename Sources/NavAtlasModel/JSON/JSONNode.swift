/// A JSON value that remembers where it stood in its text.
///
/// Equality and hashing look at the value alone, so that two documents that say the same are equal.
public struct JSONNode: Sendable {
  /// The value itself.
  public var value: JSONValue
  /// Where the value begins; `nil` for values made in memory.
  public var position: TextPosition?

  /// Creates a node, without a position unless one is given.
  public init(_ value: JSONValue, at position: TextPosition? = nil) {
    self.value = value
    self.position = position
  }
}

extension JSONNode: Hashable {
  public static func == (left: JSONNode, right: JSONNode) -> Bool { left.value == right.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The six kinds of JSON value; objects keep the order of their members.
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number as it was written, so that nothing is lost on a round trip.
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])
}

/// One `key: value` pair of a JSON object.
public struct JSONMember: Sendable {
  /// The member's name.
  public var key: String
  /// Where the name begins; `nil` for members made in memory.
  public var keyPosition: TextPosition?
  /// The member's value.
  public var value: JSONNode

  /// Creates a member.
  public init(_ key: String, _ value: JSONNode, keyPosition: TextPosition? = nil) {
    self.key = key
    self.value = value
    self.keyPosition = keyPosition
  }
}

extension JSONMember: Hashable {
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

/// A place in a text: line and column, both counted from 1; the column counts Unicode scalars.
public struct TextPosition: Sendable, Hashable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
