extension SourceAccount {
  init(_ reader: inout ObjectReader) {
    self.init(
      explained: reader.integer("explained", in: 0...Int.max) ?? 0,
      notNavigation: reader.objects("notNavigation", "reason", Reason.init) ?? [],
      notFollowed: reader.objects("notFollowed", "construct", Construct.init) ?? [],
      unshown: reader.objects("unshown", "unshown screen", UnshownScreen.init) ?? [],
      choices: reader.objects("choices", "choice", ViewChoice.init) ?? [])
  }

  /// The account as the graph document writes it.
  public var documentNode: JSONNode {
    var members = [
      JSONMember("explained", .number(explained)),
      JSONMember("notFollowed", .array(notFollowed.map(\.documentNode))),
      JSONMember("notNavigation", .array(notNavigation.map(\.documentNode))),
      JSONMember("unshown", .array(unshown.map(\.documentNode))),
    ]
    if !choices.isEmpty { members.append(JSONMember("choices", .array(choices.map(\.documentNode)))) }
    return .object(members)
  }
}

extension SourceAccount.Reason {
  fileprivate init?(_ reader: inout ObjectReader) {
    guard let text = reader.requiredString("reason") else { return nil }
    self.init(text, count: reader.integer("count", in: 0...Int.max) ?? 1)
  }

  fileprivate var documentNode: JSONNode {
    .object([JSONMember("reason", .string(text)), JSONMember("count", .number(count))])
  }
}

extension SourceAccount.Construct {
  fileprivate init?(_ reader: inout ObjectReader) {
    guard let text = reader.requiredString("construct") else { return nil }
    self.init(
      text, owner: reader.string("owner"), reason: reader.text("reason") ?? "", at: reader.location(),
      isReadAlone: reader.bool("readAlone") ?? false)
  }

  fileprivate var documentNode: JSONNode {
    var members = [JSONMember("construct", .string(text))]
    members.add("owner", owner)
    members.add("reason", reason)
    if isReadAlone { members.append(JSONMember("readAlone", .bool(true))) }
    members.add("location", location?.documentNode)
    return .object(members)
  }
}

extension SourceAccount.UnshownScreen {
  fileprivate init?(_ reader: inout ObjectReader) {
    guard let name = reader.requiredString("screen") else { return nil }
    self.init(name, reason: reader.text("reason") ?? "", at: reader.location())
  }

  fileprivate var documentNode: JSONNode {
    var members = [JSONMember("screen", .string(name))]
    members.add("reason", reason)
    members.add("location", location?.documentNode)
    return .object(members)
  }
}

extension SourceAccount.ViewChoice {
  fileprivate init?(_ reader: inout ObjectReader) {
    guard let screen = reader.requiredString("screen") else { return nil }
    self.init(reader.strings("views") ?? [], in: screen, at: reader.location())
  }

  fileprivate var documentNode: JSONNode {
    var members = [
      JSONMember("screen", .string(screen)), JSONMember("views", .strings(views)),
    ]
    members.add("location", location?.documentNode)
    return .object(members)
  }
}
