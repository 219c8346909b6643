import NavAtlasInterpreting
import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// The methods by which a system tells an app's delegates that something outside opens it.
extension Assembler {
  /// Follows what delegates do with URLs, activities and notifications.
  func enterDelegates() {
    for type in index.types where !type.conformances.isDisjoint(with: Self.entryDelegates) {
      let members = type.functions.values.flatMap { $0 }
      for member in members.sorted(by: { ($0.file, $0.declaration.offset) < ($1.file, $1.declaration.offset) }
      ) {
        guard let kind = Self.entryKind(of: member.declaration) else { continue }
        enter(kind, by: member, of: type, named: "delegate")
      }
    }
  }

  /// Follows what a system calls of an app that it opens.
  func enter(
    _ kind: Entry.Kind, by member: DeclaredType.Member<Function>, of type: DeclaredType, named name: String
  ) {
    let site = Site(file: member.file, offset: member.declaration.offset)
    let receiver = Value.typed(StaticType(name: type.name, declaration: type))
    let arguments = member.declaration.parameters.map { _ in Value.unknown }
    let content = evaluator.invoke(member, type, receiver, arguments).done
    guard !content.items.isEmpty else { return }
    let window = stage(.window, in: nil, at: site, name: name)
    let frame = Frame(node: nil, stage: window, role: .container, content: content, presentation: nil)
    addEntry(kind, Handler(event: .action, content: content, site: site), frame)
  }

  private static let entryDelegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate", "UNUserNotificationCenterDelegate",
  ]

  /// The kind of entry that a method is by its name and labels; nil for any other.
  private static func entryKind(of function: Function) -> Entry.Kind? {
    let labels = Set(function.parameters.compactMap(\.label))
    switch function.name {
    case "userNotificationCenter": return labels.contains("didReceive") ? .notification : nil
    case "application", "scene", "windowScene":
      if labels.contains("didReceiveRemoteNotification") { return .notification }
      let isURL = !labels.isDisjoint(with: ["open", "openURLContexts", "continue", "performActionFor"])
      return isURL && !labels.contains("willConnectTo") ? .url : nil
    case "didReceiveRemoteNotification": return .notification
    case "handle":
      return labels.isEmpty && function.parameters.first?.type?.name == "NSUserActivity" ? .url : nil
    default: return nil
    }
  }
}
