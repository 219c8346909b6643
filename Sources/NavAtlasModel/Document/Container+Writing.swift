extension Container {
  var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("id", id)
    members.add("name", name)
    members.add("kind", kind.rawValue)
    switch body {
    case .stack(let stack):
      members.add("root", stack.root)
      members.add("logicalRoot", stack.logicalRoot)
    case .split(let split):
      members.add("prefer", split.prefer.map { .string($0) } ?? .null)
      members.add("framework", split.framework == .swiftUI ? nil : split.framework.rawValue)
      members.add("columns", .array(split.columns.map(\.documentNode)))
    case .tabs(let tabs):
      members.add("selected", tabs.selected)
      members.add("tabs", .array(tabs.tabs.map(\.documentNode)))
    case .layer(let layer):
      members.add("style", layer.style.rawValue)
      members.add("root", layer.root)
      members.append(JSONMember("stack", .bool(layer.stack)))
      members.add("dismissible", layer.dismissible, unless: true)
    }
    members.add("location", location?.documentNode)
    return .object(members + extra)
  }
}

extension Container.Column {
  fileprivate var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("name", name)
    members.add("root", root)
    members.add("selects", selects)
    members.add("placeholder", placeholder)
    members.add("stack", stack)
    return .object(members + extra)
  }
}

extension Container.Tab {
  fileprivate var documentNode: JSONNode {
    var members: [JSONMember] = []
    members.add("key", key)
    members.add("container", container)
    return .object(members + extra)
  }
}
