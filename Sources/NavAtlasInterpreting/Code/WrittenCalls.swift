import NavAtlasProgram
import NavAtlasSourceReading

/// What all code of the app's types calls, as it is written, whether or not it is followed. O(code).
struct WrittenCalls {
  /// The names of all functions.
  private(set) var names: Set<String> = []
  /// The names of all notifications that are posted.
  private var posted: Set<String> = []
  /// What functions are handed by a static member's name, for those that post what they are handed.
  private var handed: Set<String> = []
  private var postsWhatIsHanded = false
  /// The names of all that stacks are made with as their path.
  private(set) var paths: Set<String> = []
  /// What properties are called by which controllers give themselves.
  let controllerGuises: Set<String>

  init(_ index: DeclarationIndex) {
    controllerGuises = index.controllerGuises
    for type in index.types {
      for member in type.functions.values.joined() { read(member.declaration.code?.statements ?? []) }
      for member in type.properties.values.joined() {
        for code in member.declaration.code { read(code.statements) }
      }
    }
    followPaths(index)
  }

  /// What computed properties that are paths of stacks are made of is one, too.
  private mutating func followPaths(_ index: DeclarationIndex) {
    var open = paths
    while !open.isEmpty {
      let members = index.types.flatMap { type in open.flatMap { type.properties[$0] ?? [] } }
      let named = members.flatMap { $0.declaration.code.flatMap(\.statements.allNames) }
      open = Set(named).subtracting(paths)
      paths.formUnion(open)
    }
  }

  private static let listening: Set<String> = ["publisher", "notifications", "addObserver", "removeObserver"]

  /// True where some code posts a notification of a name, or hands the name to code that may do so.
  func mayPost(_ name: String) -> Bool {
    posted.contains(name) || postsWhatIsHanded && handed.contains(name)
  }

  private mutating func read(_ statements: [Statement]) {
    statements.visit { expression in
      guard case .call(let call) = expression, let name = call.callee.calledName else { return }
      names.insert(name)
      if name.hasPrefix("NavigationStack"), let path = call.argument("path") {
        paths.formUnion([Statement.expression(path)].allNames)
      }
      if name == "post", let notification = call.postedName {
        posted.insert(notification)
        if case .name? = call.argument("name") { postsWhatIsHanded = true }
      } else if !Self.listening.contains(name) {
        handed.formUnion(call.arguments.compactMap(\.value.staticName))
      }
    }
  }
}

extension Expression {
  /// The name in `.done` and `Notification.Name.done`.
  fileprivate var staticName: String? {
    switch self {
    case .implicitMember(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}

extension [Statement] {
  /// All names in it, those of bindings without their `$`.
  fileprivate var allNames: Set<String> {
    var names: Set<String> = []
    visit { expression in
      switch expression {
      case .name(let name, _), .member(_, let name, _):
        names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      case .keyPath(_, let parts): names.formUnion(parts)
      default: break
      }
    }
    return names
  }
}
