extension JSONNode {
  public static func string(_ value: some StringProtocol) -> JSONNode { JSONNode(.string(String(value))) }
  public static func number(_ value: Int) -> JSONNode { JSONNode(.number(String(value))) }
  public static func bool(_ value: Bool) -> JSONNode { JSONNode(.bool(value)) }
  public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }
  public static func object(_ members: [JSONMember]) -> JSONNode { JSONNode(.object(members)) }
  public static var null: JSONNode { JSONNode(.null) }

  public static func strings(_ values: some Sequence<String>) -> JSONNode {
    .array(values.map { .string($0) })
  }
}

extension JSONNode {
  /// The string, where the value is one.
  public var string: String? {
    if case .string(let value) = value { value } else { nil }
  }

  /// The elements, where the value is an array.
  public var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members, where the value is an object.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  public var isObject: Bool { members != nil }

  /// The value of the first member with that key, where the value is an object. O(members).
  public subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }

  /// What a message calls the value: `a string`, `an array` and so on.
  public var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
