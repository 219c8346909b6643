import NavAtlasModel

/// Reads what stands after the colon of a container's line.
enum ContainerParser {
  /// `Home logicalRoot Menu`
  static func stack(_ scanner: inout LineScanner) throws(NotationFault) -> Container.Body {
    var stack = Container.Stack(root: try scanner.name("the stack's root"))
    if scanner.take(word: "logicalRoot") { stack.logicalRoot = try scanner.name("the logical root") }
    return .stack(stack)
  }

  /// `sidebar Categories | detail Grid stack placeholder "Grid(nil)"`
  static func split(_ scanner: inout LineScanner) throws(NotationFault) -> Container.Body {
    var columns: [Container.Column] = []
    var isStatic: [Bool] = []
    repeat {
      let name = try scanner.name("a column such as 'sidebar Categories'")
      var column = Container.Column(
        name: name, root: try scanner.name("the root of column '\(name.excerpt)'"))
      isStatic.append(false)
      while !scanner.isAtEnd, scanner.peek != "|", scanner.peek != "{" {
        if scanner.take(word: "stack") {
          column.stack = true
        } else if scanner.take(word: "selects") {
          column.selects = true
        } else if scanner.take(word: "static") {
          isStatic[columns.count] = true
        } else if scanner.take(word: "placeholder") {
          column.placeholder = try scanner.name("the placeholder")
        } else {
          throw scanner.expected("stack, selects, static, placeholder or '|'")
        }
      }
      columns.append(column)
    } while scanner.take("|")
    for index in columns.indices.dropLast() where !isStatic[index] { columns[index].selects = true }
    return .split(Container.Split(columns: columns))
  }

  /// `home=homeStack, search=searchStack`
  static func tabs(_ scanner: inout LineScanner) throws(NotationFault) -> Container.Body {
    var tabs: [Container.Tab] = []
    repeat {
      let key = try scanner.name("a tab such as 'home=homeStack'", until: ["="])
      guard scanner.take("=") else { throw scanner.expected("'=' and the container of tab '\(key.excerpt)'") }
      tabs.append(
        Container.Tab(key: key, container: try scanner.name("the container of tab '\(key.excerpt)'")))
    } while scanner.take(",")
    return .tabs(Container.Tabs(tabs: tabs))
  }

  /// `Pay stack locked`
  static func layer(
    _ style: PresentationStyle, _ scanner: inout LineScanner
  ) throws(NotationFault) -> Container.Body {
    var layer = Container.Layer(
      style: style, root: try scanner.name("the first screen of the \(style.rawValue)"))
    while !scanner.isAtEnd, scanner.peek != "{" {
      if scanner.take(word: "stack") {
        layer.stack = true
      } else if scanner.take(word: "locked") {
        layer.dismissible = false
      } else {
        throw scanner.expected("stack or locked")
      }
    }
    return .layer(layer)
  }
}

extension Container {
  /// Applies one of the attributes in braces.
  mutating func set(_ attribute: Attribute) throws(NotationFault) {
    guard case .string(let text) = attribute.value else {
      throw NotationFault(message: "'\(attribute.key)' has to be a name", position: attribute.position)
    }
    switch (attribute.key, body) {
    case ("name", _): name = text
    case ("prefer", .split(var split)):
      split.prefer = text
      body = .split(split)
    case ("framework", .split(var split)):
      guard let framework = SplitFramework(rawValue: text) else {
        let known = SplitFramework.allCases.map(\.rawValue).joined(separator: ", ")
        throw NotationFault(
          message: "unknown framework '\(text.excerpt)'; known: \(known)", position: attribute.position)
      }
      split.framework = framework
      body = .split(split)
    case ("selected", .tabs(var tabs)):
      tabs.selected = text
      body = .tabs(tabs)
    default:
      let known =
        switch kind {
        case .split: ["name", "prefer", "framework"]
        case .tabs: ["name", "selected"]
        case .stack, .layer: ["name"]
        }
      let hint =
        attribute.key.nearest(in: known).map { "did you mean '\($0)'?" }
        ?? "known: \(known.joined(separator: ", "))"
      throw NotationFault(
        message: "a \(kind.rawValue) has no attribute '\(attribute.key.excerpt)'; \(hint)",
        position: attribute.position)
    }
  }
}
