/// A view that screens are made of and that is none itself.
public struct Component: Sendable, Hashable, Identifiable {
  /// Unique among the graph's components: the name, and the file where two have the same name.
  public var id: String
  /// The type's name.
  public var name: String
  public var location: SourceLocation?
  /// The screens that show it, also by other components, sorted.
  public var screens: [Screen.ID]
  /// The ids of the components that its own code shows, sorted.
  public var parts: [Component.ID]
  /// Members of the graph document that this version does not know.
  public var extra: [JSONMember] = []

  public init(
    id: String, name: String? = nil, location: SourceLocation? = nil, screens: [Screen.ID],
    parts: [Component.ID] = []
  ) {
    self.id = id
    self.name = name ?? id
    self.location = location
    self.screens = screens
    self.parts = parts
  }
}

extension [Component] {
  /// What is left of components where only these screens are. O(components · screens)
  public func restricted(to screens: Set<Screen.ID>) -> [Component] {
    let kept = compactMap { component -> Component? in
      var component = component
      component.screens.removeAll { !screens.contains($0) }
      return component.screens.isEmpty ? nil : component
    }
    let ids = Set(kept.map(\.id))
    return kept.map { component in
      var component = component
      component.parts.removeAll { !ids.contains($0) }
      return component
    }
  }
}

// MARK: The document

extension Component {
  init?(_ reader: inout ObjectReader) {
    guard let id = reader.requiredString("id") else { return nil }
    self.init(
      id: id, name: reader.string("name"), location: reader.location(),
      screens: reader.strings("screens") ?? [], parts: reader.strings("parts") ?? [])
    extra = reader.rest
  }

  var documentNode: JSONNode {
    var members = [JSONMember("id", .string(id))]
    members.add("name", name == id ? nil : name)
    if let location { members.append(JSONMember("location", location.documentNode)) }
    members.append(JSONMember("screens", .strings(screens)))
    if !parts.isEmpty { members.append(JSONMember("parts", .strings(parts))) }
    return .object(members + extra)
  }
}
