package import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// A call of something that a framework or an absent package declares.
  func frameworkCall(_ type: StaticType, _ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value
  {
    let isTabView = !FrameworkViews.names.contains(Name(name)) && call.holdsTabItems
    if let idiom = SourceIdioms.constructors[isTabView ? "TabView" : Name(name)] {
      let inner = Scope(in: scope, content: Content(owner: scope.type))
      let arguments = evaluated(call, inner)
      let request = ConstructorCall(
        name: name, type: type, arguments: arguments, call: call, site: site, scope: inner, evaluator: self)
      if let value = idiom.construct(request) {
        if !inner.content.items.isEmpty { scope.content.items.append(.include(inner.content, site)) }
        return value
      }
    }
    let outer = type.name.outerName.map(String.init)
    if Self.immediate.contains(Name(name))
      || outer.map({ Self.immediate.contains(Name($0)) || isAsked($0, name, call) }) == true
    {
      return unknownCall(name, call, site, scope)
    }
    let inner = Content(owner: scope.type)
    let arguments = evaluated(call, Scope(in: scope, content: inner))
    if let shown = wrappedController(name, arguments) { return shown }
    let isPartOfValue = type.name.outerName.map { Self.values.contains(Name(String($0))) } ?? false
    if isPartOfValue || Self.isValueName(name) { return value(ofType: type, arguments, inner, site, scope) }
    for argument in arguments where !isOfItself(argument.value, scope) {
      if argument.label == "target" { embedHelper(argument.value, site, Scope(in: scope, content: inner)) }
      collect(argument, into: inner, name, site)
    }
    // What is in a wrapper has the type that its property says.
    if name == "Environment" { return .unknown }
    if Self.publishersMade.contains(Name(name))
      || isPlainObject(name, scope) && !isActionGiven(type, arguments, scope)
    {
      let made = value(ofType: type, arguments, inner, site, scope)
      insertMade(made, arguments, site, scope)
      return made
    }
    return .content(
      Content(owner: scope.type, items: [.element(Element(name: name, content: inner, site: site))]))
  }

  /// True for a view that hands itself to a package which is to tell it something: it is not shown there.
  private func isOfItself(_ value: Value, _ scope: Scope) -> Bool {
    guard case .object(let view) = value, value == scope.receiver else { return false }
    return isToldByPackages(view.type)
  }

  /// What a controller of an absent package is made around, as a drawer is: `SheetViewController(controller: FilterController())`.
  private func wrappedController(_ name: String, _ arguments: [ArgumentValue]) -> Value? {
    guard name.hasSuffix("Controller"), !name.hasPrefix("UI"), !name.hasPrefix("NS") else { return nil }
    return arguments.first { argument in
      guard let label = argument.label, Self.wrappedLabels.contains(label) else { return false }
      switch argument.value {
      case .object(let object): return object.type.isController
      case .content(let content): return content.holdsViews
      default: return false
      }
    }?.value
  }

  private static let wrappedLabels: Set<String> = [
    "controller", "viewController", "contentController", "contentViewController", "rootViewController",
    "rootController",
  ]

  /// Publishers that code makes of closures and values: nothing of them is seen.
  private static let publishersMade: Set<Name> = ["Future", "Deferred", "Just", "Fail"]

  /// What an argument of an unknown call shows and does, should it be called.
  func collect(_ argument: ArgumentValue, into content: Content, _ name: String, _ site: Site) {
    switch argument.value {
    case .closure(let closure):
      let values: [Value] = closure.expression.parameters.map { _ in .unknown }
      add(apply(argument.value, to: values, at: site), to: content, at: site)
    case .method(let method):
      // What is handed its own results anew is not handed whatever there is: `effect.sink(receiveValue: send)` in `send`.
      let isOwnResult = method.candidates.contains {
        !$0.declaration.parameters.isEmpty && isFollowed($0.declaration)
      }
      if !isOwnResult { add(apply(.method(method), to: [], at: site), to: content, at: site) }
    case .place(let place) where isHandedOver(place):
      content.items.append(.effect(Effect(operation: .emit([]), place: place.base, site: site)))
    case .binding(let place):
      let operation: Effect.Operation = name == "Toggle" ? .toggle : .edit
      content.items.append(.effect(Effect(operation: operation, place: place, site: site)))
      if let action = boundAction(at: place, site) { content.items.append(action) }
      observe(place, changedBy: content, site)
    case .customBinding(let places, let setter):
      if let setter { add(apply(setter, to: [.unknown], at: site), to: content, at: site) }
      for place in places {
        content.items.append(.effect(Effect(operation: .edit, place: place, site: site)))
      }
    case .choice(let values):
      for value in values {
        collect(
          ArgumentValue(label: argument.label, value: value, isTrailing: argument.isTrailing), into: content,
          name, site)
      }
    case .enumCase(let button) where button.type?.declaration == nil:
      for part in button.payload {
        collect(
          ArgumentValue(label: part.label, value: part.value, isTrailing: false), into: content, name, site)
      }
    case .array(let buttons) where Self.dialogs.contains(name):
      for button in buttons {
        collect(ArgumentValue(label: nil, value: button, isTrailing: false), into: content, name, site)
      }
    default:
      if argument.label?.isOfListeners == true { tell(argument.value, in: content, site) }
      if !isUnshown(argument.value, in: content) { add(argument.value, to: content, at: site) }
    }
  }

  /// What has its buttons among its arguments: `.default(Text("Yes")) { … }`.
  private static let dialogs: Set<String> = ["Alert", "ActionSheet"]

  private func value(
    ofType type: StaticType, _ arguments: [ArgumentValue], _ content: Content, _ site: Site, _ scope: Scope
  ) -> Value {
    if !content.items.isEmpty { scope.content.items.append(.include(content, site)) }
    switch type.name {
    case "NavigationPath", "NBNavigationPath", "StackState", "Array", "Set", "IdentifiedArrayOf":
      if let first = arguments.first?.value {
        if case .array = first { return first }
        if first.isRest { return first }
        if first.isRestored { return .typed(type.restored) }
        return .typed(collection(type, of: first))
      }
      return .array([])
    case "State", "Binding", "Published", "StateObject", "ObservedObject", "Bindable", "Shared":
      return arguments.first?.value ?? .unknown
    case "Store", "StoreOf", "ViewStore", "ViewStoreOf":
      if !type.arguments.isEmpty {
        noteInitialState(arguments, of: index.feature(of: type))
        return .typed(type)
      }
      if let seen = viewStateStore(madeWith: arguments, at: site) { return seen }
      let features = arguments.lazy.compactMap { argument -> DeclaredType? in
        let value =
          if case .closure = argument.value { self.apply(argument.value, to: [], at: site) } else {
            argument.value
          }
        return self.index.feature(of: self.type(of: value))
      }
      noteInitialState(arguments, of: features.first)
      return features.first.map { .typed(store(of: $0)) } ?? .typed(type)
    case "Dictionary": return grouped(arguments) ?? .typed(groupedType(arguments, at: site) ?? type)
    case "Optional", "Optional.some": return arguments.first?.value ?? .none
    case "String":
      // What a type calls itself, as the names of nibs and storyboards.
      if arguments.count == 1, arguments[0].label == "describing", case .type(let named) = arguments[0].value
      {
        return .string(String(named.name.lastComponent))
      }
      return arguments.first.flatMap(text) ?? .typed(type)
    case "AnyHashable": return arguments.first?.value ?? .unknown
    case "URL":
      guard case .string(let text)? = arguments.first?.value, arguments[0].label == "string",
        writtenCalls.names.contains(ExternalEvents.scenes)
      else { return .typed(type) }
      return .typed(.url(text))
    default:
      // A case of an absent enumeration keeps what it is about.
      guard type.name.contains("."), type.arguments.isEmpty,
        let about = arguments.first.flatMap({ self.type(of: $0.value) })?.declaration, about.isClass
      else { return .typed(type) }
      return .typed(
        StaticType(
          name: type.name, arguments: [StaticType(name: about.name, declaration: about)]))
    }
  }

  /// Calls whose closures run for their effects.
  private static let immediate: Set<Name> = [
    "Task", "DispatchWorkItem", "Timer", "UIAction", "MainActor", "NSItemProvider", "AnyCancellable",
    "UIAlertAction", "UIView", "UIViewPropertyAnimator", "NSAnimationContext", "CATransaction",
  ]

  package static let values: Set<Name> = [
    "NavigationPath", "NBNavigationPath", "StackState", "Store", "StoreOf", "ViewStore", "ViewStoreOf",
    "Array", "Set",
    "Dictionary", "String", "Int", "Double", "Float", "Bool", "URL",
    "UUID", "Date", "State", "Binding", "Published", "StateObject", "ObservedObject", "Bindable", "Optional",
    "Data", "Bundle",
    "IndexSet", "CGFloat", "CGSize", "CGRect", "CGPoint", "Character", "URLRequest", "Locale", "Calendar",
    "Decimal",
    "IdentifiedArrayOf", "Shared", "AnyHashable", "JSONDecoder", "JSONEncoder", "URLComponents",
    "DateComponents", "DateFormatter",
    "ImageRenderer",
    "LocalizedStringKey", "AttributedString", "UserDefaults", "Notification", "EdgeInsets", "AsyncStream",
    "Result", "Transaction", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16", "Int32", "Int64",
  ]

  private static let valuePrefixes = ["NS", "CG", "CL", "AV", "UN", "CK", "MK"]

  static func isValueName(_ name: String) -> Bool {
    values.contains(Name(name)) || !name.beginsUppercase
      || valuePrefixes.contains { name.hasPrefix($0) && name.dropFirst(2).beginsUppercase }
  }

  /// A call of which nothing is known: its closures may run, where it stands.
  func unknownCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value {
    if let value = codingCall(name, call, scope) { return value }
    if let value = awaitedCall(name, call, site, scope) { return value }
    if let value = defaultsCall(name, call, site, scope) { return value }
    if let value = notificationCall(name, call, site, scope) { return value }
    if let value = settingsCall(name, call, site, scope) { return value }
    if name == "zip", let pairs = zipped(call, scope) { return pairs }
    if name == "NSLocalizedString", let key = evaluated(call, scope).first.flatMap(text) { return key }
    if name == "min", let cap = evaluated(call, scope).lazy.map(\.value).first(where: \.isInteger) {
      return cap
    }
    let isAttached = Self.attaching.contains(name)
    let isLater = Self.immediate.contains(Name(name))
    let content = isAttached || isLater ? Content(owner: scope.type) : scope.content
    if isLater { content.isOfClosure = true }
    var given: Value?
    let arguments = evaluated(call, scope)
    let owner = handedOwner(among: arguments)
    // Whom a view tells of itself, as a test that inspects it, does not show it.
    for argument in arguments where scope.receiver == nil || argument.value != scope.receiver {
      if collect(argument, handed: owner, into: content, site) { continue }
      collect(argument, into: content, name, site)
      if Self.tasks.contains(name) { given = task(giving: argument.value, site) ?? given }
    }
    if content !== scope.content, !content.items.isEmpty {
      scope.content.items.append(isAttached ? .attachment(content, site) : .include(content, site))
    }
    return given ?? .unknown
  }

  private static let tasks: Set<String> = ["Task", "detached"]

  /// A task, where its code gives anything: `await task.value`.
  private func task(giving code: Value, _ site: Site) -> Value? {
    guard case .closure = code else { return nil }
    let value = applyCollecting(code, [], site).value
    if value == .unknown { return nil }
    if case .content = value { return nil }
    return .tuple([LabeledValue(label: "value", value: value)])
  }

  // MARK: Modifiers

  /// A method called on a view.
  ///
  /// - Parameter origin: where the view is made.
  func modify(
    _ receiver: Value, from origin: Site? = nil, _ name: String, _ call: Call, _ site: Site, _ scope: Scope
  ) -> Value {
    if var own = ownModifier(receiver, name, call, scope) {
      if let addition = own.owner, addition.name == "View" {
        if case .object(let view) = receiver, let type = scope.type {
          own.receiver = .content(shown(view, by: type, at: site).modified(by: addition))
        } else if case .content(let content) = receiver {
          own.receiver = .content(content.modified(by: addition))
        }
      }
      return invoke(.method(own), name, call, site, scope, nil)
    }
    if case .object(let view) = receiver, !isModifier(name, beside: view, site) {
      if let field = view.fields[name] { return invoke(field, name, call, site, scope, nil) }
      // An action that the view keeps, such as `view.dismiss()`.
      if view.type.properties[name] != nil, let kept = member(name, of: receiver, site, own: nil) {
        return invoke(kept, name, call, site, scope, nil)
      }
    }
    let base = content(receiver, owner: scope.type, at: origin ?? site)
    let idiom = SourceIdioms.modifiers[Name(name)] ?? ModalPresentation.named(name)
    // Most modifiers say how a view looks: `.padding(.horizontal, 8)`.
    if idiom == nil, call.arguments.allSatisfy(\.value.isPlain) { return .content(base) }
    let inner = Scope(in: scope, content: Content(owner: scope.type))
    let arguments = evaluated(call, inner)
    if let idiom {
      let request = ModifierCall(
        name: name, arguments: arguments, call: call, site: site, scope: inner, evaluator: self)
      if let value = idiom.modify(base, request) {
        if !inner.content.items.isEmpty, case .content(let modified) = value {
          modified.items.append(.include(inner.content, site))
        }
        return value
      }
    }
    for argument in arguments { collect(argument, into: inner.content, name, site) }
    if inner.content.items.isEmpty { return .content(base) }
    inner.content.isGround = name == "background"
    let item: Item =
      Self.attaching.contains(name)
      ? .attachment(inner.content, site)
      : .handler(Handler(event: .action, content: inner.content, site: site))
    return .content(Content(owner: base.owner, name: base.name, items: base.items + [item]))
  }

  /// Modifiers that put views over or beside the one they are called on.
  private static let attaching: Set<String> = [
    "overlay", "safeAreaInset", "toolbar", "background", "safeAreaBar", "tabViewBottomAccessory",
    "navigationBarItems", "accessory", "tabItem", "ornament", "swipeActions", "alert", "confirmationDialog",
    "actionSheet",
  ]

  private func ownModifier(_ receiver: Value, _ name: String, _ call: Call, _ scope: Scope) -> MethodValue? {
    if case .object(let view) = receiver {
      let functions = (view.type.functions[name] ?? []).seen(from: scope.file).filter {
        fits($0.declaration, call)
      }
      if !functions.isEmpty {
        return MethodValue(name: name, candidates: functions, owner: view.type, receiver: receiver)
      }
    }
    guard let view = index.viewAddition else { return nil }
    let functions = (view.functions[name] ?? []).seen(from: scope.file).filter { function in
      // What an overload of a framework's modifier calls by its own name is the framework's.
      if scope.type === view, isFollowed(function.declaration) || scope.root.function === function.declaration
      {
        return false
      }
      return fits(function.declaration, call) && takes(closuresOf: call, function.declaration)
    }
    guard !functions.isEmpty else { return nil }
    return MethodValue(name: name, candidates: functions, owner: view, receiver: receiver)
  }

  package func perform(_ operation: Effect.Operation, _ site: Site, _ scope: Scope) -> Value {
    // A view's dismiss action takes away that view, whoever calls it.
    let asked = scope.type.flatMap { operation == .dismiss && $0.isView ? Place.dismissal(of: $0) : nil }
    scope.content.items.append(.effect(Effect(operation: operation, place: asked, site: site)))
    return .unknown
  }
}

extension Value {
  /// A case that was written without its type, with the type that is wanted.
  package func typed(as type: StaticType?) -> Value {
    guard case .enumCase(var value) = self, value.type == nil, let type,
      type.unwrapped.declaration?.enumCase(value.name) != nil
    else { return self }
    value.type = type.unwrapped
    return .enumCase(value)
  }
}

extension Value {
  package var isInteger: Bool { if case .integer = self { true } else { false } }

  /// True for one value, which is no sequence.
  var isSingle: Bool {
    switch self {
    case .object(let object): !object.type.conforms(to: "Sequence") && !object.type.conforms(to: "Collection")
    case .enumCase, .none: true
    default: false
    }
  }
}

extension Call {
  /// True for a view of a package whose parts say what they are as tabs.
  fileprivate var holdsTabItems: Bool {
    guard case .closure(let closure)? = arguments.last?.value, closure.body.count > 1 else { return false }
    return closure.body.allSatisfy { statement in
      guard case .expression(let shown) = statement else { return false }
      return shown.isTabItem
    }
  }
}

extension Expression {
  fileprivate var isTabItem: Bool {
    guard case .call(let call) = self, case .member(let base, let name, _) = call.callee else { return false }
    return name == "tabItem" || base.isTabItem
  }
}

extension Expression {
  /// True for what shows and does nothing: a literal, or a case that is written without its type.
  fileprivate var isPlain: Bool {
    switch self {
    case .implicitMember, .string, .integer, .boolean, .none: true
    case .conversion(.other(let parts), let type): parts.isEmpty && type.name == "Double"
    default: false
    }
  }
}
