/// Takes the members of a JSON object one by one and notes what is wrong with them.
///
/// Every getter gives `nil` where the member is absent, `null` or wrong; in the last case a diagnostic with the
/// member's place has been added. After all getters, ``rest`` holds what nobody asked for, and
/// ``rejectUnknownKeys()`` turns that into errors.
public struct ObjectReader {
  /// The longest name that is taken, in Unicode scalars.
  public static let maximumLength = 1_000
  /// The longest free text that is taken: a title, a label, a condition, a message.
  public static let maximumTextLength = 10_000

  /// What messages call the object: `screen`, `transition` …
  public let subject: String
  public let file: String
  public let position: TextPosition?
  public private(set) var diagnostics: [Diagnostic] = []
  private let members: [JSONMember]
  private var asked: [String] = []

  /// Creates a reader; a node that is no object gives a diagnostic and reads as an empty one.
  public init(_ node: JSONNode, subject: String, file: String) {
    self.subject = subject
    self.file = file
    position = node.position
    members = node.members ?? []
    if !node.isObject { report("\(subject): expected an object, found \(node.kindName)", at: node.position) }
  }

  // MARK: Members

  /// The value of a member that is there and not `null`.
  public mutating func node(_ key: String) -> JSONNode? {
    if !asked.contains(key) { asked.append(key) }
    let value = members.first { $0.key == key }?.value
    return value?.value == .null ? nil : value
  }

  /// A name: not empty, without NUL, at most ``maximumLength`` long.
  public mutating func string(_ key: String) -> String? { node(key).flatMap { string($0, key) } }

  /// A free text: not empty, without NUL, at most ``maximumTextLength`` long.
  public mutating func text(_ key: String) -> String? {
    node(key).flatMap { string($0, key, limit: Self.maximumTextLength) }
  }

  public mutating func strings(_ key: String) -> [String]? {
    array(key)?.compactMap { string($0, key) }
  }

  public mutating func bool(_ key: String) -> Bool? {
    guard let node = node(key) else { return nil }
    if case .bool(let value) = node.value { return value }
    return mismatch(key, "true or false", node)
  }

  public mutating func integer(_ key: String, in range: ClosedRange<Int> = .min ... .max) -> Int? {
    guard let node = node(key) else { return nil }
    guard case .number(let digits) = node.value, let value = Int(digits) else {
      return mismatch(key, "a whole number", node)
    }
    guard range.contains(value) else {
      let limit = value < range.lowerBound ? "at least \(range.lowerBound)" : "at most \(range.upperBound)"
      report("\(subject): '\(key)' is \(value); it has to be \(limit)", at: node.position)
      return nil
    }
    return value
  }

  /// One of the raw values of a string enumeration.
  public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> Choice? {
    guard let node = node(key) else { return nil }
    guard let raw = node.string else { return mismatch(key, "a string", node) }
    if let choice = Choice(rawValue: raw) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let hint =
      raw.nearest(in: known).map { "did you mean '\($0)'?" } ?? "known: \(known.joined(separator: ", "))"
    report("\(subject): unknown \(key) '\(raw.excerpt)'; \(hint)", at: node.position)
    return nil
  }

  public mutating func array(_ key: String) -> [JSONNode]? {
    guard let node = node(key) else { return nil }
    return node.elements ?? mismatch(key, "an array", node)
  }

  /// The members of an object whose keys are names.
  public mutating func map(_ key: String) -> [JSONMember]? {
    guard let node = node(key) else { return nil }
    return node.members ?? mismatch(key, "an object", node)
  }

  /// A nested object; its diagnostics join this reader's.
  ///
  /// - Parameter read: makes the value, or `nil` where it cannot.
  public mutating func object<Value>(
    _ key: String, _ subject: String, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    node(key).flatMap { object($0, subject, read) }
  }

  /// The objects of an array, without those that cannot be read.
  public mutating func objects<Value>(
    _ key: String, _ subject: String, _ read: (inout ObjectReader) -> Value?
  ) -> [Value]? {
    array(key)?.compactMap { object($0, subject, read) }
  }

  /// The object that a member of a map is.
  public mutating func object<Value>(
    _ member: JSONMember, _ subject: String, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    object(member.value, subject, read)
  }

  private mutating func object<Value>(
    _ node: JSONNode, _ subject: String, _ read: (inout ObjectReader) -> Value?
  ) -> Value? {
    var reader = ObjectReader(node, subject: subject, file: file)
    let value = node.isObject ? read(&reader) : nil
    diagnostics += reader.diagnostics
    return value
  }

  /// Adds a diagnostic where a member that has to be there is absent (a wrong one has its own already).
  public mutating func require(_ key: String) {
    let value = members.first { $0.key == key }?.value.value
    if value == nil || value == .null { report("\(subject): '\(key)' is missing", at: position) }
  }

  /// A name that has to be there.
  public mutating func requiredString(_ key: String) -> String? {
    require(key)
    return string(key)
  }

  // MARK: Unknown members

  /// The members that no getter asked for, in their order.
  public var rest: [JSONMember] { members.filter { !asked.contains($0.key) } }

  /// Whether it has members, and none that a getter asked for or that is spelt like one.
  public var isForeign: Bool {
    !members.isEmpty && rest.count == members.count && rest.allSatisfy { $0.key.nearest(in: asked) == nil }
  }

  /// Makes each unknown key an error that names the nearest known one.
  public mutating func rejectUnknownKeys() {
    for member in rest {
      let hint =
        member.key.nearest(in: asked).map { "did you mean '\($0)'?" }
        ?? "known: \(asked.joined(separator: ", "))"
      report("\(subject): unknown key '\(member.key.excerpt)'; \(hint)", at: member.keyPosition)
    }
  }

  // MARK: Diagnostics

  /// Adds an error.
  public mutating func report(_ message: String, at position: TextPosition?) {
    diagnostics.append(Diagnostic(.error, message, at: SourceLocation(file: file, position: position)))
  }

  /// Where the value of a member begins; the object's own place where there is none.
  public func position(of key: String) -> TextPosition? {
    members.first { $0.key == key }?.value.position ?? position
  }

  private mutating func mismatch<Value>(_ key: String, _ expected: String, _ node: JSONNode) -> Value? {
    report("\(subject): '\(key)' has to be \(expected), not \(node.kindName)", at: node.position)
    return nil
  }

  private mutating func string(
    _ node: JSONNode, _ key: String, limit: Int = Self.maximumLength
  ) -> String? {
    guard let text = node.string else { return mismatch(key, "a string", node) }
    guard let defect = text.defect(limit: limit) else { return text }
    report("\(subject): '\(key)' \(defect)", at: node.position)
    return nil
  }
}

extension String {
  /// Why this cannot be a name, as the end of a sentence; `nil` where it can.
  public var nameDefect: String? { defect(limit: ObjectReader.maximumLength) }

  /// Why this cannot be a free text, as the end of a sentence; `nil` where it can.
  public var textDefect: String? { defect(limit: ObjectReader.maximumTextLength) }

  func defect(limit: Int) -> String? {
    if isEmpty { return "is empty" }
    // Scalars, not characters: one character can be made of a million of them.
    if unicodeScalars.count > limit { return "is longer than \(limit) characters" }
    return utf8.contains(0) ? "contains a NUL character" : nil
  }
}
