public import NavAtlasModel

/// A saved navigation state as it was written, whatever wrote it (semantics 2.2, S0-20, S3-15).
public struct SavedState: Sendable, Hashable {
  /// How the state was written.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// `NavigationPath.codable`: pairs of type and value, the last pushed first.
    case navigationPath
    /// FlowStacks: a style before each pair.
    case flowPath
    /// The elements of a typed path, the first pushed first.
    case elements
    /// Texts in base64 that hold JSON: an encoded `[Data]`.
    case data
    /// An object with a path among its members, and selections beside it.
    case object

    /// In words.
    public var words: String {
      switch self {
      case .navigationPath: "a NavigationPath (type and value in turn, the last pushed first)"
      case .flowPath: "a FlowStacks path (style, type and value in turn)"
      case .elements: "a typed path (its elements in order)"
      case .data: "a path of Data (JSON in base64)"
      case .object: "an object with a path and selections"
      }
    }
  }

  /// One element of the path.
  public struct Element: Sendable, Hashable {
    /// The type as it was written; `nil` where the form has none.
    public var type: String?
    /// The case of an enumeration, where the value looks like one.
    public var caseName: String?
    /// The value as JSON text.
    public var value: String
    /// FlowStacks' style, where it is no push.
    public var style: String?
  }

  /// What a member beside the path selects.
  public struct Selection: Sendable, Hashable {
    public var name: String
    public var value: String
  }

  public var form: Form
  /// The first pushed first.
  public var elements: [Element]
  public var selections: [Selection]
}

extension SavedState {
  /// Reads a state.
  ///
  /// - Throws: why it cannot be decoded, with its place.
  public init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let node: JSONNode
    do {
      node = try JSONParser.parse(bytes)
    } catch {
      throw error.diagnostic(in: file)
    }
    func refuse(_ message: String) -> Diagnostic {
      Diagnostic(.error, message, at: SourceLocation(file: file, position: node.position))
    }
    if let members = node.members {
      let lists = members.filter { $0.value.elements != nil }
      guard let path = lists.first, lists.count == 1 else {
        let keys = members.map(\.key).joined(separator: ", ")
        throw refuse(
          "expected one list, the path, among the members; there are "
            + (lists.isEmpty ? "none in '\(keys.excerpt)'" : lists.map(\.key).joined(separator: ", ")))
      }
      form = .object
      elements = (path.value.elements ?? []).map { Element($0) }
      selections = members.filter { $0.key != path.key && $0.value.value != .null }
        .map { Selection(name: $0.key, value: JSONWriter.compact($0.value)) }
      return
    }
    guard let list = node.elements else {
      throw refuse("a saved state is a list or an object, not \(node.kindName)")
    }
    selections = []
    (form, elements) = Self.path(list)
  }

  private static func path(_ list: [JSONNode]) -> (Form, [Element]) {
    let texts = list.compactMap(\.string)
    if texts.count == list.count, !list.isEmpty {
      if list.count.isMultiple(of: 2), let pairs = pairs(texts) { return (.navigationPath, pairs.reversed()) }
      let decoded = texts.compactMap(Self.decoded)
      if decoded.count == texts.count { return (.data, decoded.map { Element($0) }) }
    }
    if list.count.isMultiple(of: 3), !list.isEmpty, let triples = triples(list) {
      return (.flowPath, triples.reversed())
    }
    return (.elements, list.map { Element($0) })
  }

  /// Types and values in turn, where each value is JSON and each type a type's name.
  private static func pairs(_ texts: [String]) -> [Element]? {
    var pairs: [Element] = []
    for index in stride(from: 0, to: texts.count, by: 2) {
      guard texts[index].isTypeName, let value = try? JSONParser.parse(texts[index + 1]) else { return nil }
      pairs.append(Element(value, type: texts[index]))
    }
    return pairs
  }

  private static func triples(_ list: [JSONNode]) -> [Element]? {
    var triples: [Element] = []
    for index in stride(from: 0, to: list.count, by: 3) {
      guard let type = list[index + 1].string, type.isTypeName, let text = list[index + 2].string,
        let value = try? JSONParser.parse(text)
      else { return nil }
      let style = list[index].string.flatMap { try? JSONParser.parse($0) } ?? list[index]
      var element = Element(value, type: type)
      element.style = (style.members?.first?.key ?? style.string).flatMap { $0 == "push" ? nil : $0 }
      triples.append(element)
    }
    return triples
  }

  private static func decoded(_ text: String) -> JSONNode? {
    guard text.utf8.count >= 4, let bytes = Base64.decoded(text) else { return nil }
    return try? JSONParser.parse(bytes)
  }
}

extension SavedState.Element {
  init(_ node: JSONNode, type: String? = nil) {
    self.type = type
    value = JSONWriter.compact(node)
    if let members = node.members, members.count == 1, members[0].value.isObject || type == nil {
      // How Swift encodes a case: `{"detail":{"id":1}}`.
      caseName = members[0].value.isObject ? members[0].key : nil
    } else {
      caseName = node.string.flatMap { $0.isIdentifier ? $0 : nil }
    }
  }

  /// The type without its module.
  public var shortType: String? {
    type.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    !isEmpty && first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `Swift.Int`, `App.Route`, `Array<Int>`, or mangled: `Si`, `$s3App5RouteO`.
  fileprivate var isTypeName: Bool {
    guard let first, first.isLetter || first == "_" || first == "$" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || "_.$<>, ()?:&-".contains($0) }
  }
}

/// Base64 (RFC 4648), also without padding.
enum Base64 {
  /// The bytes; `nil` where the text is no base64.
  static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
    guard digits.count % 4 != 1 else { return nil }
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
