import NavAtlasProgram
import NavAtlasSourceReading

/// XCoordinator: `trigger(route)` leads to the transition that the coordinator prepares for the route.
struct XCoordinator: SourceIdiom {
  static let summary = "XCoordinator's coordinators"
  let methods = ["trigger", "contextTrigger", "setRoot"]
  let aliases = [
    "strongRouter", "unownedRouter", "weakRouter", "rx", "publishers", "anyCoordinator", "asyncRouter",
  ]

  private static let classes: Set<String> = [
    "NavigationCoordinator", "BasicNavigationCoordinator", "TabBarCoordinator", "ViewCoordinator",
    "BasicViewCoordinator", "PageCoordinator", "SplitCoordinator", "BaseCoordinator", "RedirectionRouter",
  ]
  private static let routers: Set<String> = [
    "StrongRouter", "UnownedRouter", "WeakRouter", "AnyCoordinator", "Router", "UnownedErased", "WeakErased",
  ]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let coordinator = Coordinator(receiver, call.evaluator) else { return nil }
    if call.name == "setRoot" {
      let window = Place(owner: "UIWindow", name: "rootViewController")
      call.scope.content.items.append(
        .effect(
          Effect(operation: .set(.content(coordinator.content(0))), place: window, site: call.site)))
      return .unknown
    }
    let arguments = call.arguments(expecting: coordinator.route)
    for argument in arguments where argument.isTrailing || argument.label == "completion" {
      call.evaluator.collect(argument, into: call.scope.content, call.name, call.site)
    }
    guard let route = arguments.first(where: { $0.label == nil && !$0.isTrailing })?.value else { return nil }
    for move in coordinator.moves(for: route) {
      _ = call.evaluator.perform(move, call.site, call.scope)
    }
    return .unknown
  }

  /// A coordinator of the app.
  private struct Coordinator {
    private let object: ObjectValue
    private let evaluator: Evaluator
    let route: StaticType?

    /// Nil for what is no coordinator, and no router of one.
    init?(_ value: Value, _ evaluator: Evaluator) {
      self.evaluator = evaluator
      if case .object(let object) = value {
        guard Self.isCoordinator(object.type) else { return nil }
        self.object = object
      } else {
        guard let type = evaluator.type(of: value)?.unwrapped,
          let coordinator = Self.coordinator(for: type, evaluator)
        else { return nil }
        object = evaluator.instance(of: coordinator)
      }
      route = Self.route(of: object.type, evaluator)
    }

    private static func isCoordinator(_ type: DeclaredType) -> Bool {
      !type.conformances.isDisjoint(with: XCoordinator.classes)
    }

    private static func route(of type: DeclaredType, _ evaluator: Evaluator) -> StaticType? {
      type.inherits.first { XCoordinator.classes.contains(String($0.shortName)) }?.arguments.first.flatMap {
        evaluator.resolve($0, type, type.file)
      }
    }

    /// The class itself, or the one whose routes a router is generic with.
    private static func coordinator(for type: StaticType, _ evaluator: Evaluator) -> DeclaredType? {
      if let declaration = type.declaration { return isCoordinator(declaration) ? declaration : nil }
      guard XCoordinator.routers.contains(String(type.name.lastComponent)), let wanted = type.arguments.first
      else { return nil }
      return evaluator.index.types.first { candidate in
        isCoordinator(candidate) && route(of: candidate, evaluator)?.isSame(as: wanted) == true
      }
    }

    private var site: Site { Site(file: object.type.file, offset: object.type.offset) }

    // MARK: Transitions

    /// What the transition for a route does.
    func moves(for route: Value, _ level: Int = 0) -> [LibraryMove] {
      transition(for: route).flatMap { moves(of: $0, level) }
    }

    private func transition(for route: Value) -> [Value] {
      let functions = evaluator.index.functions(named: "prepareTransition", of: object.type)
      guard !functions.isEmpty else { return [] }
      let method = MethodValue(
        name: "prepareTransition", candidates: functions, owner: object.type, receiver: .object(object))
      return evaluator.applyCollecting(.method(method), [route], site).value.alternatives
    }

    private func moves(of transition: Value, _ level: Int) -> [LibraryMove] {
      guard level < 8, case .enumCase(let value) = transition else { return [] }
      let parts = value.payload.map(\.value)
      let first = parts.first ?? .unknown
      func move(_ kind: LibraryTable.Move) -> [LibraryMove] {
        [LibraryMove(kind: kind, value: shown(first, level))]
      }
      switch value.name {
      case "push", "show", "showDetail": return move(.push)
      case "presentFullScreen": return move(.cover)
      case "present", "presentOnRoot":
        return evaluator.isAlert(first) ? [] : move(evaluator.presentation(of: first))
      case "pop": return value.payload.isEmpty ? [LibraryMove(kind: .pop)] : move(.popTo)
      case "popToRoot": return [LibraryMove(kind: .popToRoot)]
      case "dismiss", "dismissToRoot": return [LibraryMove(kind: .leave)]
      case "set":
        guard case .array(let stack) = first else { return [] }
        let shown = stack.map { self.shown($0, level) }
        return shown.count == 1
          ? [LibraryMove(kind: .replace, value: shown[0])]
          : [LibraryMove(kind: .setPath, value: .array(Array(shown.dropFirst())))]
      case "multiple":
        let inner = parts.flatMap { if case .array(let values) = $0 { values } else { [$0] } }
        return inner.flatMap { moves(of: $0, level + 1) }
      case "trigger":
        let router = value.payload.first { $0.label == "on" }?.value ?? .object(object)
        return Coordinator(router, evaluator)?.moves(for: first, level + 1) ?? []
      case "route": return moves(for: first, level + 1)
      default: return []
      }
    }

    private func shown(_ value: Value, _ level: Int) -> Value {
      if let child = Coordinator(value, evaluator) { return .content(child.content(level + 1)) }
      return value
    }

    // MARK: What it shows first

    func content(_ level: Int) -> Content {
      let owner = object.type
      guard level < 8 else { return Content(owner: owner) }
      if case .array(let tabs)? = object.fields["super.tabs"] {
        let parts = tabs.enumerated().map { position, tab in
          NavigationContainer.Part(
            key: .integer(position), content: evaluator.content(shown(tab, level), owner: owner, at: site),
            site: site)
        }
        let selected = object.fields["super.select"].flatMap { tabs.firstIndex(of: $0) }
        let tabs = NavigationContainer(
          kind: .tabs(selection: selected.map { .integer($0) }), parts: parts, site: site)
        return Content(owner: owner, items: [.container(tabs)])
      }
      let root = evaluator.content(first(level), owner: owner, at: site)
      guard owner.conforms(to: "NavigationCoordinator") || owner.conforms(to: "BasicNavigationCoordinator")
      else { return root }
      let container = NavigationContainer(
        kind: .stack(path: nil, isLegacy: true), parts: [.init(content: root, site: site)], site: site)
      return Content(owner: owner, items: [.container(container)])
    }

    private func first(_ level: Int) -> Value {
      if let route = object.fields["super.initialRoute"] {
        let shown = moves(for: route, level).compactMap(\.value).flatMap { value in
          if case .array(let values) = value { values } else { [value] }
        }
        if let first = shown.first { return first }
      }
      let given = ["super.rootViewController", "super.root", "super.master"].compactMap { object.fields[$0] }
      return given.first.map { shown($0, level) } ?? .unknown
    }
  }
}
