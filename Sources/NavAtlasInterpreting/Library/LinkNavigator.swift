import NavAtlasProgram
import NavAtlasSourceReading

/// LinkNavigator: builders make the screens for texts, and navigators go to texts.
struct LinkNavigator: SourceIdiom {
  static let summary = "LinkNavigator's paths"
  let constructors = [
    "RouteBuilderOf", "RouteBuilder", "WrappingController", "WrapperController", "LinkItem",
    "LinkNavigationView", "TabLinkNavigationView",
    "TabItem",
  ]
  private static let moves: [String: LibraryTable.Move] = [
    "next": .push, "rootNext": .push, "backOrNext": .push, "rootBackOrNext": .push, "sheet": .sheet,
    "rootSheet": .sheet, "customSheet": .sheet, "fullSheet": .cover, "fullRootSheet": .cover,
    "replace": .replace,
    "rootReplace": .replace, "back": .back, "remove": .pop, "backToLast": .popTo, "rootBackToLast": .popTo,
    "close": .leave, "closeAll": .dismissAll,
  ]
  var methods: [String] { Self.moves.keys.sorted() + ["launch"] }

  func construct(_ call: ConstructorCall) -> Value? {
    switch call.name {
    case "RouteBuilderOf", "RouteBuilder":
      guard let path = call.argument("matchPath") else { return nil }
      let builder = call.trailing.first?.value ?? call.argument("routeBuild") ?? .unknown
      return .tuple([
        LabeledValue(label: "matchPath", value: path), LabeledValue(label: "build", value: builder),
      ])
    case "WrappingController", "WrapperController":
      return .content(call.content(call.closure("content")))
    case "LinkItem", "TabItem":
      guard ["path", "pathList", "linkItem"].contains(where: { call.labeled($0) != nil }) else { return nil }
      let parts = call.arguments.map { LabeledValue(label: $0.label, value: $0.value) }
      return .enumCase(EnumValue(type: nil, name: call.name, payload: parts))
    case "LinkNavigationView":
      guard let item = call.argument("item") else { return nil }
      return .content(stack(item, call.site, call.scope.type, call.evaluator))
    case "TabLinkNavigationView": return tabs(call)
    default: return nil
    }
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let type = call.evaluator.type(of: receiver)?.unwrapped, type.declaration == nil,
      type.name.contains("LinkNavigator")
    else { return nil }
    let arguments = call.arguments()
    if call.name == "launch" {
      let item = call.evaluator.named(target(of: call, in: arguments), in: call)
      return .content(stack(item, call.site, call.scope.type, call.evaluator))
    }
    guard let kind = Self.moves[call.name] else { return nil }
    for argument in arguments where argument.isTrailing {
      call.evaluator.collect(argument, into: call.scope.content, call.name, call.site)
    }
    guard kind.shows else { return call.perform(kind) }
    let target = call.evaluator.named(target(of: call, in: arguments), in: call)
    let ways = target.alternatives.map { screens(Self.paths(in: $0), call.site, call.evaluator) }
    if ways.count == 1, ways[0].count > 1 {
      return call.perform(kind == .replace ? .setPath : kind == .push ? .pushMany : kind, .array(ways[0]))
    }
    return call.perform(kind, .oneOf(ways.flatMap { $0 }))
  }

  private func target(of call: MethodCall, in arguments: [ArgumentValue]) -> (
    value: Value, written: Expression?
  ) {
    let labels = ["linkItem", "paths", "path", "item"]
    guard let position = arguments.firstIndex(where: { labels.contains($0.label ?? "") }) else {
      return (.unknown, nil)
    }
    return (arguments[position].value, call.call.arguments[position].value)
  }

  // MARK: Containers

  private func stack(_ item: Value, _ site: Site, _ owner: DeclaredType?, _ evaluator: Evaluator) -> Content {
    let roots = screens(Self.paths(in: item), site, evaluator)
    let content = Content(
      owner: owner,
      items: roots.prefix(1).map { .include(evaluator.content($0, owner: owner, at: site), site) })
    let container = NavigationContainer(
      kind: .stack(path: nil, isLegacy: true), parts: [.init(content: content, site: site)], site: site)
    return Content(owner: owner, items: [.container(container)])
  }

  private func tabs(_ call: ConstructorCall) -> Value? {
    guard case .array(let items)? = call.argument("tabItemList") else { return nil }
    let parts = items.compactMap { item -> NavigationContainer.Part? in
      guard case .enumCase(let tab) = item else { return nil }
      let link = tab.payload.first { $0.label == "linkItem" }?.value ?? .unknown
      return .init(
        key: tab.payload.first { $0.label == "tag" }?.value,
        content: stack(link, call.site, call.scope.type, call.evaluator), site: call.site)
    }
    let container = NavigationContainer(kind: .tabs(selection: nil), parts: parts, site: call.site)
    return .content(Content(owner: call.scope.type, items: [.container(container)]))
  }

  // MARK: Paths

  /// The texts in a `LinkItem`, or in what stands for one.
  private static func paths(in value: Value) -> [Value] {
    switch value {
    case .array(let values): return values
    case .string, .choice: return [value]
    case .enumCase(let item):
      for part in item.payload where part.label == "path" || part.label == "pathList" || part.label == "paths"
      {
        return paths(in: part.value)
      }
      return []
    default: return []
    }
  }

  /// What the builders make for texts; a text with two possible values makes two.
  private func screens(_ paths: [Value], _ site: Site, _ evaluator: Evaluator) -> [Value] {
    let builders = evaluator.routeBuilders()
    return paths.compactMap { path -> Value? in
      let made = path.alternatives.compactMap { alternative -> Value? in
        guard let text = alternative.pathText, let builder = builders[text] else { return nil }
        // What a builder gives where a dependency is missing is no screen.
        let made = evaluator.apply(builder, to: [.unknown, .unknown, .unknown], at: site).alternatives
          .filter { !$0.isMissing }
        return .content(evaluator.content(.oneOf(made), owner: builder.owner, at: site))
      }
      return made.isEmpty ? nil : .oneOf(made)
    }
  }
}

extension Value {
  /// True for `nil`, also where it is written `.none`.
  fileprivate var isMissing: Bool {
    switch self {
    case .none: true
    case .enumCase(let value): value.name == "none" && value.type?.declaration == nil
    default: false
    }
  }

  /// A text, or the raw value that a case has when it does not say another.
  fileprivate var pathText: String? {
    switch self {
    case .string(let text): text
    case .enumCase(let value): value.name
    default: nil
    }
  }
}

extension Evaluator {
  /// The paths that a call goes to. Of a text that is made of a case, `Path.lake.capitalized`, case and property tell
  /// which it is: the builder for it is written with the same.
  fileprivate func named(_ target: (value: Value, written: Expression?), in call: MethodCall) -> Value {
    guard case .array(let elements)? = target.written, case .array(let values) = target.value,
      elements.count == values.count
    else { return target.value }
    return .array(
      zip(elements, values).map { element, value in
        if value.alternatives.contains(where: { $0.pathText != nil }) { return value }
        let texts = derivedTexts(element, call.scope)
        return texts.isEmpty ? value : .oneOf(texts.map { .string($0) })
      })
  }

  fileprivate func derivedTexts(_ expression: Expression, _ scope: Scope) -> [String] {
    guard case .member(let base, let name, _) = expression else { return [] }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    return evaluate(base, aside, expecting: nil).alternatives.compactMap { value in
      if case .enumCase(let value) = value { "\(value.name).\(name)" } else { nil }
    }
  }

  /// Every route builder that the app declares, by the text it matches.
  fileprivate func routeBuilders() -> [String: Value] {
    if let knownRouteBuilders { return knownRouteBuilders }
    knownRouteBuilders = [:]
    var found: [String: Value] = [:]
    for type in index.types {
      let receiver = Value.typed(StaticType(name: type.name, declaration: type))
      for name in type.functions.keys.sorted() {
        for function in type.functions[name] ?? [] where function.declaration.makesRouteBuilder {
          let arguments = function.declaration.parameters.map { _ in Value.unknown }
          keep(invoke(function, type, receiver, arguments).value, &found)
        }
      }
      if type.conforms(to: "RouteBuilder") { keep(declared: type, &found) }
    }
    knownRouteBuilders = found
    return found
  }

  private func keep(_ value: Value, _ found: inout [String: Value]) {
    let parts: [LabeledValue]
    switch value {
    case .tuple(let made): parts = made
    // `.init(matchPath:)`, whose type the function says.
    case .enumCase(let made) where made.name == "init": parts = made.payload
    default: return
    }
    guard let path = parts.first(where: { $0.label == "matchPath" }),
      let builder = parts.first(where: { $0.label == "build" || $0.label == "routeBuild" }) ?? parts.last
    else { return }
    for text in path.value.alternatives.compactMap(\.pathText) where found[text] == nil {
      found[text] = builder.value
    }
  }

  /// The older form: a type with `matchPath` and `build`.
  private func keep(declared type: DeclaredType, _ found: inout [String: Value]) {
    guard let path = index.properties(named: "matchPath", of: type).first else { return }
    let receiver = Value.typed(StaticType(name: type.name, declaration: type))
    let value =
      path.declaration.isStored ? initialValue(path, type) : computed(path, type, receiver)
    let written = path.declaration.getter?.onlyExpression
    let scope = Scope(type: type, receiver: receiver, file: path.file, content: Content(owner: type))
    let known = value.pathText ?? written.flatMap { derivedTexts($0, scope).first }
    guard let text = known, found[text] == nil else { return }
    if let build = index.properties(named: "build", of: type).first, !build.declaration.isStored {
      found[text] = computed(build, type, receiver)
    } else if let build = type.functions["build"] {
      found[text] = .method(MethodValue(name: "build", candidates: build, owner: type, receiver: receiver))
    }
  }
}

extension Function {
  fileprivate var makesRouteBuilder: Bool {
    body != nil && ["RouteBuilderOf", "RouteBuilder"].contains(result?.shortName ?? "")
  }
}

extension [Statement] {
  fileprivate var onlyExpression: Expression? {
    guard count == 1 else { return nil }
    return switch self[0] {
    case .expression(let expression), .result(let expression?): expression
    default: nil
    }
  }
}
