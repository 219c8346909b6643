import NavAtlasModel

/// Reads arrows: `A -push-> B "label" {trigger=timer} -sheet-> C`.
///
/// Each move becomes the object that the graph document has for it, so that its members are checked in one place.
struct ArrowParser {
  /// The transitions of a line that stands before its first name, one object each.
  static func transitions(
    _ scanner: inout LineScanner, in container: Container.ID?
  ) throws(NotationFault) -> [JSONNode] {
    var moves: [JSONNode] = []
    var from = try scanner.name("a screen")
    repeat {
      guard scanner.isAtArrow else { throw scanner.expected("an arrow such as -push->") }
      let start = scanner.position
      var move = [JSONMember("from", JSONNode(.string(from), at: start))]
      let next = try readMove(&scanner, into: &move, at: start)
      if let container, !move.contains(where: { $0.key == "container" }) {
        move.append(JSONMember("container", JSONNode(.string(container), at: start)))
      }
      moves.append(JSONNode(.object(move), at: start))
      guard !scanner.isAtEnd else { return moves }
      guard let next else {
        throw scanner.expected("the end of the line, since this move has no single target")
      }
      from = next
    } while true
  }

  /// Adds the members of one move; gives the screen from which a chain goes on.
  private static func readMove(
    _ scanner: inout LineScanner, into move: inout [JSONMember], at start: TextPosition
  ) throws(NotationFault) -> Screen.ID? {
    func add(_ key: String, _ value: JSONValue, at position: TextPosition? = nil) {
      let place = position ?? start
      move.append(JSONMember(key, JSONNode(value, at: place), keyPosition: place))
    }
    let arrow = try scanner.arrow()
    guard let kind = TransitionKind(rawValue: arrow.kind) else {
      let known = TransitionKind.allCases.map(\.rawValue)
      let hint =
        arrow.kind.nearest(in: known).map { "did you mean -\($0)->?" }
        ?? "known: \(known.joined(separator: ", "))"
      throw NotationFault(message: "unknown move -\(arrow.kind.excerpt)->; \(hint)", position: start)
    }
    add("kind", .string(kind.rawValue))
    if let count = arrow.count { add("n", .number(count)) }
    var target: Screen.ID?
    if kind.path != .absent, kind.target == .absent {
      var path: [JSONNode] = []
      while !scanner.isAtEnd, scanner.peek != "{" {
        let position = scanner.position
        path.append(JSONNode(.string(try scanner.name("a screen")), at: position))
        guard scanner.take(",") else { break }
      }
      add("path", .array(path))
    } else if kind.target == .required
      || (kind.target == .optional && !scanner.isAtEnd && scanner.peek != "{")
    {
      let position = scanner.position
      let name = try scanner.name("the screen that the \(kind.rawValue) leads to")
      add("to", .string(name), at: position)
      target = name
    }
    if scanner.peek == "\"" { add("label", .string(try scanner.quotedText())) }
    for attribute in try Attribute.list(&scanner) {
      guard !move.contains(where: { $0.key == attribute.key }) else {
        throw NotationFault(message: "'\(attribute.key)' is there twice", position: attribute.position)
      }
      add(attribute.key, attribute.value, at: attribute.position)
    }
    return target
  }
}

/// One of the `{key=value, flag, path=[A, B]}` at the end of a move, a container or an entry.
struct Attribute {
  let key: String
  let value: JSONValue
  let position: TextPosition

  /// The attributes at the scanner's place; empty where there is no `{`.
  static func list(_ scanner: inout LineScanner) throws(NotationFault) -> [Attribute] {
    guard scanner.take("{") else { return [] }
    var attributes: [Attribute] = []
    repeat {
      let position = scanner.position
      guard let key = scanner.letters() else { throw scanner.expected("an attribute such as trigger=timer") }
      guard scanner.take("=") else {
        attributes.append(Attribute(key: key, value: .bool(true), position: position))
        continue
      }
      attributes.append(Attribute(key: key, value: try value(&scanner), position: position))
    } while scanner.take(",")
    guard scanner.take("}") else { throw scanner.expected("',' or '}'") }
    return attributes
  }

  private static func value(_ scanner: inout LineScanner) throws(NotationFault) -> JSONValue {
    if scanner.peek == "\"" { return .string(try scanner.quotedText()) }
    guard scanner.take("[") else { return JSONValue(word: try scanner.name("a value")) }
    var names: [JSONNode] = []
    repeat { names.append(.string(try scanner.name("a name", until: ["]"]))) } while scanner.take(",")
    guard scanner.take("]") else { throw scanner.expected("',' or ']'") }
    return .array(names)
  }
}

extension JSONValue {
  /// The value that a bare word stands for.
  init(word: String) {
    switch word {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default: self = Int(word) == nil ? .string(word) : .number(word)
    }
  }
}
