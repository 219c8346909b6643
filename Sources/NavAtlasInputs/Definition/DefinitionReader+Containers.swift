import NavAtlasModel

extension DefinitionReader {
  /// How deep tabs may be written in each other.
  private static let maximumNesting = 16

  /// Reads `id: {stack: Home, …}`.
  mutating func container(_ member: JSONMember, nesting: Int = 0) {
    let id = member.key
    if let defect = id.nameDefect {
      return draft.report("a container's name \(defect)", at: member.keyPosition)
    }
    var reader = ObjectReader(member.value, subject: "container '\(id.excerpt)'", file: draft.file)
    guard member.value.isObject, nesting < Self.maximumNesting else {
      if member.value.isObject {
        reader.report("tabs nested deeper than \(Self.maximumNesting)", at: reader.position)
      }
      draft.places.unreadableContainers.insert(id)
      draft.diagnostics += reader.diagnostics
      return
    }
    let name = reader.string("name")
    let location = reader.object("location", "location", SourceLocation.init)
    if let body = body(&reader, id: id, isRequired: true, nesting: nesting) {
      draft.add(Container(id: id, name: name, body, location: location), at: member.keyPosition)
    } else {
      draft.places.unreadableContainers.insert(id)
    }
    moves(&reader, in: id)
    reader.rejectUnknownKeys()
    draft.diagnostics += reader.diagnostics
  }

  /// What the container is, by the one key that says so; `nil` where nothing does.
  mutating func body(
    _ reader: inout ObjectReader, id: Container.ID, isRequired: Bool, nesting: Int = 0
  ) -> Container.Body? {
    let styles = PresentationStyle.allCases.filter { reader.node($0.rawValue) != nil }
    var kinds = ["split", "tabs"].filter { reader.node($0) != nil } + styles.map(\.rawValue)
    // In a layer, `stack` says whether it has one.
    if reader.node("stack") != nil, styles.isEmpty { kinds.append("stack") }
    guard kinds.count == 1, let kind = kinds.first else {
      if kinds.count > 1 {
        reader.report(
          "\(reader.subject): is \(kinds.joined(separator: " and ")); keep one", at: reader.position)
      } else if isRequired {
        let known = ["stack", "split", "tabs"] + PresentationStyle.allCases.map(\.rawValue)
        reader.report(
          "\(reader.subject): say what it is: \(known.joined(separator: ", "))", at: reader.position)
      }
      return nil
    }
    switch kind {
    case "stack":
      guard let root = reader.string("stack") else { return nil }
      return .stack(Container.Stack(root: root, logicalRoot: reader.string("logicalRoot")))
    case "split": return split(&reader, id: id)
    case "tabs": return tabs(&reader, nesting: nesting)
    default:
      guard let style = styles.first, let root = reader.string(kind) else { return nil }
      let (stack, dismissible) = (reader.bool("stack"), reader.bool("dismissible"))
      return .layer(
        Container.Layer(style: style, root: root, stack: stack ?? false, dismissible: dismissible ?? true))
    }
  }

  // MARK: Split views

  private mutating func split(_ reader: inout ObjectReader, id: Container.ID) -> Container.Body? {
    let prefer = reader.string("prefer")
    let framework: SplitFramework? = reader.choice("framework")
    guard let members = reader.map("split") else { return nil }
    var columns: [Container.Column] = []
    for (index, member) in members.enumerated() {
      let isLeading = index < members.count - 1
      guard let column = column(member, of: id, isLeading: isLeading) else { return nil }
      columns.append(column)
    }
    return .split(Container.Split(columns: columns, prefer: prefer, framework: framework ?? .swiftUI))
  }

  /// `sidebar: Categories`, or an object with a `root`.
  private mutating func column(
    _ member: JSONMember, of id: Container.ID, isLeading: Bool
  ) -> Container.Column? {
    let subject = "column '\(member.key.excerpt)'"
    if let root = member.value.string {
      if let defect = root.nameDefect {
        draft.report("\(subject): its root \(defect)", at: member.value.position)
        return nil
      }
      return Container.Column(name: member.key, root: root, selects: isLeading)
    }
    var reader = ObjectReader(member.value, subject: subject, file: draft.file)
    defer { draft.diagnostics += reader.diagnostics }
    guard member.value.isObject else { return nil }
    let root = reader.requiredString("root")
    let selects = reader.bool("selects") ?? isLeading
    let placeholder = reader.string("placeholder")
    let stack = reader.bool("stack") ?? false
    moves(&reader, in: id, column: member.key)
    reader.rejectUnknownKeys()
    return root.map {
      Container.Column(name: member.key, root: $0, selects: selects, placeholder: placeholder, stack: stack)
    }
  }

  // MARK: Tabs

  /// `home: homeStack` names a container, `home: {stack: Home}` declares one whose id is the key.
  private mutating func tabs(_ reader: inout ObjectReader, nesting: Int) -> Container.Body? {
    let selected = reader.string("selected")
    guard let members = reader.map("tabs") else { return nil }
    var tabs: [Container.Tab] = []
    for member in members {
      if let container = member.value.string {
        tabs.append(Container.Tab(key: member.key, container: container))
      } else {
        tabs.append(Container.Tab(key: member.key, container: member.key))
        container(member, nesting: nesting + 1)
      }
    }
    return .tabs(Container.Tabs(tabs: tabs, selected: selected))
  }
}
