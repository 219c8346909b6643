public import NavAtlasModel

/// How recorded names of screens become the names that an app's graph has.
public struct NameRules: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `UIHostingController<ModifiedContent<Home, Padding>>` is `Home`.
  public static let hosting = NameRules(rawValue: 1)
  /// `Shop.HomeViewController` is `Home`. Only where a format tells classes.
  public static let controllers = NameRules(rawValue: 2)
  /// `{"featureB2":{}}` is `featureB2`.
  public static let payloads = NameRules(rawValue: 4)
  /// What the graph has no screen for loses its arguments: `Detail(id: 3)` is `Detail`, `/Detail/3` too.
  public static let arguments = NameRules(rawValue: 8)

  /// What the graph has one screen for that is spelt alike: `detail` is `DetailView`.
  public static let spelling = NameRules(rawValue: 16)

  /// What is done unless the user wants otherwise.
  public static let standard: NameRules = [.hosting, .payloads, .arguments, .spelling]

  /// The name by these rules. O(length), and O(known) where it is not among them.
  ///
  /// - Parameter known: the screens of the app's graph: their names stay as they are.
  public func applied(to name: String, known: Set<Screen.ID> = []) -> String {
    if known.contains(name) { return name }
    var name = name
    if contains(.payloads), let payload = Self.payload(name) { name = payload }
    if contains(.hosting) { name = Self.hosted(name) }
    if contains(.controllers) { name = Self.controlled(name) }
    if contains(.arguments), !known.isEmpty, !known.contains(name),
      let bare = Self.withoutArguments(name, known)
    {
      return bare
    }
    if contains(.spelling), !known.isEmpty, !known.contains(name) {
      let alike = known.filter { $0.screenSpelling == name.screenSpelling }
      if alike.count == 1, let only = alike.first { return only }
    }
    return name
  }

  /// The only key of a route that was encoded as JSON.
  private static func payload(_ name: String) -> String? {
    guard name.first == "{" || name.first == "\"", let node = try? JSONParser.parse(name) else { return nil }
    if let members = node.members, members.count == 1 { return members[0].key }
    return node.string
  }

  private static let wrappers: Set<String> = [
    "UIHostingController", "NSHostingController", "HostingController", "ModifiedContent", "AnyView",
    "Optional",
    "IDView", "LazyView", "NavigationStackHostingController", "PresentationHostingController", "TupleView",
  ]

  /// The first type inside of what hosts and wraps views.
  private static func hosted(_ name: String) -> String {
    var name = name[...]
    while let bracket = name.firstIndex(of: "<"), name.last == ">" {
      let outer = name[..<bracket].split(separator: ".").last.map(String.init) ?? ""
      guard wrappers.contains(outer) else { break }
      let inner = name[name.index(after: bracket)...].dropLast()
      name = inner.firstArgument
    }
    return String(name)
  }

  /// A class's name without its module and without what says that it is a controller.
  private static func controlled(_ name: String) -> String {
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let endings = ["ViewController", "HostingController", "Controller"]
    if let ending = endings.first(where: short.hasSuffix), short != ending {
      return String(short.dropLast(ending.count))
    }
    return short
  }

  private static func withoutArguments(_ name: String, _ known: Set<Screen.ID>) -> String? {
    if let open = name.firstIndex(of: "("), name.last == ")" {
      let bare = String(name[..<open])
      if known.contains(bare) { return bare }
    }
    var parts = name.split(whereSeparator: { $0 == "/" || $0 == "?" }).map(String.init)
    while let last = parts.last {
      if known.contains(last) { return last }
      let path = parts.joined(separator: "/")
      if known.contains(path) { return path }
      if known.contains("/" + path) { return "/" + path }
      parts.removeLast()
    }
    return nil
  }
}

extension Substring {
  /// What stands before the first comma that is in no brackets.
  fileprivate var firstArgument: Substring {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0: return self[..<index]
      default: break
      }
    }
    return self
  }
}
