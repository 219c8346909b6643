import NavAtlasModel

/// What an app prints: the actions of composable reducers (`_printChanges()`, also with action labels only), and the
/// messages of frameworks about navigation. One session, whose events are a second apart.
struct ConsoleFormat: TraceFormat {
  var id: String { "console" }
  var summary: String { "console output: composable actions, and messages about navigation" }
  var fileExtensions: [String] { ["log"] }

  func recognises(firstBytes: [UInt8]) -> Bool {
    let text = String(decoding: firstBytes, as: UTF8.self)
    return text.contains(ActionLog.mark) || RuntimeMessage.find(in: text) != nil
  }

  func read(_ bytes: [UInt8], name: String) -> TraceReading {
    var log = ActionLog(file: name)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      log.take(String(decoding: line, as: UTF8.self), line: index + 1)
    }
    log.finish()
    return TraceReading(events: log.events)
  }
}

/// Follows a stack of elements and what is presented through printed actions.
struct ActionLog {
  static let mark = "received action:"

  private(set) var events: [TraceEvent] = []
  private let file: String
  private var path: [Element] = []
  private var presented: [String] = []
  private var root = "Root"
  /// The action that is being printed, and where it begins.
  private var block: (lines: [Substring], line: Int)?

  private struct Element {
    var id: String
    var name: String
  }

  init(file: String) { self.file = file }

  mutating func take(_ text: String, line: Int) {
    if let start = text.firstRange(of: Self.mark) {
      finish()
      block = ([text[start.upperBound...]], line)
    } else if text.allSatisfy(\.isWhitespace) {
      if block?.lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) == true { finish() }
    } else if block != nil, let first = text.first,
      first.isWhitespace || first == "+" || first == "-" || first == ")"
    {
      block?.lines.append(text[...])
    } else {
      finish()
      if RuntimeMessage.find(in: text) != nil { add(.message, nil, line, value: text) }
    }
  }

  /// Ends the action that is being printed.
  mutating func finish() {
    guard let (lines, line) = block else { return }
    block = nil
    let action = lines.first { !$0.allSatisfy(\.isWhitespace) }?.drop(while: \.isWhitespace) ?? ""
    if events.allSatisfy({ $0.kind == .message }), let feature = action.firstRange(of: ".Action") {
      root = Self.feature(action[..<feature.lowerBound])
      add(.launch, root, line)
    }
    if !followChanges(lines, line) { followAction(lines.joined(separator: " "), line) }
  }

  // MARK: Changes of the state

  /// - Returns: false where no change of a stack or a presentation was printed.
  private mutating func followChanges(_ lines: [Substring], _ line: Int) -> Bool {
    var removed: [String] = []
    var added: [Element] = []
    var opened: String?
    var closes = false
    for text in lines {
      guard let sign = text.first(where: { !$0.isWhitespace }), sign == "+" || sign == "-" else { continue }
      let change = text.drop(while: \.isWhitespace).dropFirst().drop(while: \.isWhitespace)
      if let element = Self.element(change) {
        if sign == "+" { added.append(element) } else { removed.append(element.id) }
      } else if let (_, value) = Self.member(change) {
        if sign == "-", value == "nil" { opened = "" }
        if sign == "+", opened == "", let name = Self.name(value) { opened = name }
        if sign == "+", value == "nil" { closes = true }
      }
    }
    let gone = Set(removed).subtracting(added.map(\.id))
    let new = added.filter { element in !path.contains { $0.id == element.id } }
    if gone.isEmpty, new.isEmpty, opened?.isEmpty ?? true, !closes { return false }
    if !gone.isEmpty { pop(path.count { gone.contains($0.id) }, line) { gone.contains($0.id) } }
    for element in new { push(element, line) }
    if let opened, !opened.isEmpty {
      presented.append(opened)
      add(.present, opened, line)
    } else if closes, !presented.isEmpty {
      presented.removeLast()
      add(.dismiss, visible, line)
    }
    return true
  }

  /// `#3: .detail(` of a stack.
  private static func element(_ text: Substring) -> Element? {
    guard text.first == "#", let colon = text.firstIndex(of: ":") else { return nil }
    let id = String(text[..<colon])
    guard id.dropFirst().allSatisfy(\.isNumber),
      let name = name(text[text.index(after: colon)...].drop(while: \.isWhitespace))
    else { return nil }
    return Element(id: id, name: name)
  }

  /// `_destination: .edit(` or `sheet: nil`.
  private static func member(_ text: Substring) -> (name: Substring, value: Substring)? {
    guard let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || $0 == "_" }) else {
      return nil
    }
    let value = text[text.index(after: colon)...].drop(while: \.isWhitespace)
    return (text[..<colon], value.last == "," ? value.dropLast() : value)
  }

  /// The case in `.edit(…`, or the feature in `Edit.State(…`.
  private static func name(_ value: Substring) -> String? {
    let word = value.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    if word.first == ".", word.count > 1 { return String(word.dropFirst()) }
    return word.contains(".State") ? feature(word) : nil
  }

  /// `AppFeature.State` is `App`.
  private static func feature(_ text: Substring) -> String {
    let type = text.split(separator: ".").last { $0 != "State" && $0 != "Action" } ?? text
    for ending in ["Feature", "Reducer"] where type.hasSuffix(ending) && type.count > ending.count {
      return String(type.dropLast(ending.count))
    }
    return String(type)
  }

  // MARK: Actions alone

  private mutating func followAction(_ text: String, _ line: Int) {
    if let id = Self.id(in: text, after: ".push(") {
      let state = text.firstRange(of: "state:").flatMap {
        Self.name(text[$0.upperBound...].drop(while: \.isWhitespace))
      }
      push(Element(id: id, name: state ?? id), line)
    } else if let id = Self.id(in: text, after: ".popFrom(") {
      guard let index = path.firstIndex(where: { $0.id == id }) else {
        return add(.message, nil, line, value: "received a \"popFrom\" action for a missing element \(id)")
      }
      let kept = Set(path[..<index].map(\.id))
      pop(path.count - index, line) { !kept.contains($0.id) }
    }
  }

  private static func id(in text: String, after call: String) -> String? {
    guard let start = text.firstRange(of: call), let hash = text[start.upperBound...].firstIndex(of: "#")
    else {
      return nil
    }
    let digits = text[text.index(after: hash)...].prefix(while: \.isNumber)
    return digits.isEmpty ? nil : "#\(digits)"
  }

  // MARK: Events

  private var visible: String { presented.last ?? path.last?.name ?? root }

  private mutating func push(_ element: Element, _ line: Int) {
    if path.contains(where: { $0.id == element.id }) {
      return add(
        .message, nil, line,
        value: "received a \"push\" action for an element it already contains: \(element.id)")
    }
    path.append(element)
    add(.push, element.name, line)
  }

  private mutating func pop(_ count: Int, _ line: Int, _ isGone: (Element) -> Bool) {
    guard count > 0 else { return }
    path.removeAll(where: isGone)
    add(
      path.isEmpty && count > 1 ? .popToRoot : .pop, visible, line,
      n: count > 1 && !path.isEmpty ? count : nil)
  }

  private mutating func add(
    _ kind: TraceEvent.Kind, _ screen: String?, _ line: Int, n: Int? = nil, value: String? = nil
  ) {
    events.append(
      TraceEvent(
        session: "console", time: Int64(events.count) * 1_000, kind, screen: screen, n: n, value: value,
        trigger: kind == .message ? nil : .user, location: SourceLocation(file: file, line: line)))
  }
}
