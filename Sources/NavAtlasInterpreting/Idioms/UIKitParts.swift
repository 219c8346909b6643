import NavAtlasProgram
package import NavAtlasSourceReading

/// Parts of a controller's screen that have code of their own: views, controllers in it, and whom controls tell.
struct UIKitParts: SourceIdiom {
  static let summary = "views, child controllers, targets and delegates that belong to a controller's screen"
  let constructors = ["UISearchController", "UIStoryboard"]
  let methods = ["addChild", "addSubview", "insertSubview", "addArrangedSubview", "addTarget"]

  func construct(_ call: ConstructorCall) -> Value? {
    for argument in call.arguments { call.evaluator.embed(argument.value, call.site, call.scope) }
    return .typed(StaticType(name: call.name))
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    if call.name == "addChild", let around = call.evaluator.controllerAround(receiver),
      let child = call.arguments().first?.value
    {
      call.evaluator.exchange(child, in: around, call.site, call.scope)
      return .unknown
    }
    if call.name == "addChild", call.evaluator.madeStack(receiver) != nil,
      let root = call.arguments().first?.value
    {
      _ = call.evaluator.showControllers([root], on: receiver, call.site, call.scope)
      return .unknown
    }
    guard let type = call.scope.screenType, type.isController || type.isViewOfUIKit,
      let first = call.arguments().first?.value
    else { return nil }
    switch call.name {
    case "addTarget": call.evaluator.embedHelper(first, call.site, call.scope)
    case "addChild": call.evaluator.addChild(first, call.site, call.scope)
    // The view of a child that takes another one's place is shown with the child.
    default: if !call.evaluator.exchangesChildren(type) { call.evaluator.embed(first, call.site, call.scope) }
    }
    return .unknown
  }
}

extension Evaluator {
  /// Shows a controller, or a view of one, in the screen whose code this is.
  func embed(_ part: Value, _ site: Site, _ scope: Scope) {
    for value in part.alternatives {
      switch value {
      case .content(let shown):
        if !scope.content.includes(shown) { add(value, to: scope.content, at: site) }
      case .object(let object) where object.type.isController: embedController(object, site, scope)
      case .place, .typed:
        if let held = held(in: value, owner: scope.type, at: site) ?? stackContent(of: value) {
          embedHeld(held, site, scope)
        } else if let type = type(of: value)?.unwrapped.declaration, type.isController {
          embedController(object(type), site, scope)
        }
      default: break
      }
    }
  }

  /// A controller that a screen keeps as a segue leads to it is one that the storyboard puts into the screen.
  func embedPrepared(_ kept: Value, _ site: Site, _ scope: Scope) {
    guard case .typed(let type) = kept, type.unwrapped.declaration?.isController == true,
      scope.root.function?.parameters.first?.type?.name == "UIStoryboardSegue"
    else { return }
    embed(kept, site, scope)
  }

  /// What is kept somewhere: a controller of the app's own is a part, anything else is shown in place.
  private func embedHeld(_ held: Content, _ site: Site, _ scope: Scope) {
    if case .view(let object, _)? = held.items.first, held.items.count == 1, object.type.isController {
      embedController(object, site, scope)
    } else if !scope.content.includes(held) {
      add(.content(held), to: scope.content, at: site)
    }
  }

  /// A controller within a controller is beside what else it shows: the screen keeps its own name.
  private func embedController(_ controller: ObjectValue, _ site: Site, _ scope: Scope) {
    guard controller.type !== scope.type else { return }
    let shown = content(.object(controller), owner: scope.type, at: site)
    let isKnown = scope.content.items.contains { item in
      if case .attachment(let known, _) = item { known === shown } else { false }
    }
    if !isKnown { scope.content.items.append(.attachment(shown, site)) }
  }

  /// A view of the app's own that a controller's or another view's code makes or asks for, or an object that frameworks
  /// tell what happens.
  func embedView(_ made: ObjectValue, _ site: Site, _ scope: Scope) {
    guard let type = scope.type, type !== made.type, type.isController || type.isViewOfUIKit else { return }
    if made.type.isViewOfUIKit {
      embed(body(of: made), site, scope)
    } else if isToldOfScreens(made.type) {
      embedHelper(.object(made), site, scope)
    }
  }

  /// An object that controls call, or that is told what happens: the screen that says so does what it does.
  func embedHelper(_ helper: Value, _ site: Site, _ scope: Scope) {
    for value in helper.alternatives {
      guard let object = helperObject(value), !object.type.isController, !object.type.isBuilt,
        object.type !== scope.type || !object.type.isViewOfUIKit
      else { continue }
      let done = Content(owner: object.type)
      followHelper(object, into: done)
      embed(done, site, scope)
    }
  }

  func helperObject(_ value: Value) -> ObjectValue? {
    switch value {
    case .object(let object): object.type.isClass ? object : nil
    case .place(let place):
      knownObject(at: place)
        ?? place.type?.unwrapped.declaration.flatMap { $0.isClass ? object($0) : nil }
    case .typed(let type): type.unwrapped.declaration.flatMap { $0.isClass ? object($0) : nil }
    default: nil
    }
  }

  private func embed(_ done: Content, _ site: Site, _ scope: Scope) {
    guard !done.items.isEmpty else { return }
    scope.content.items.append(.handler(Handler(event: .action, content: done, site: site)))
  }

  /// True for a stack or tabs that a controller's code hands to something unknown, which shows it somewhere else.
  func isUnshown(_ value: Value, in content: Content) -> Bool {
    content.owner?.isController == true && isContainer(value)
  }

  /// True for a view that is in a controller already: what its code calls of it shows it no second time.
  func isShown(_ value: Value, in content: Content) -> Bool {
    guard case .content(let again) = value, let view = again.onlyView?.view else { return false }
    return content.visuals().contains { if case .view(view) = $0.kind { true } else { false } }
  }

  package func isContainer(_ value: Value) -> Bool {
    if case .content(let shown) = value { shown.visuals().container != nil } else { false }
  }

  // MARK: What code hands over

  /// `rootView.close = { … }` in the initialiser of a hosting controller: a part of what it hosts, or another view.
  func assignHosted(_ expression: Expression, _ target: Expression, _ scope: Scope) -> Bool {
    if let construction = scope.construction, target.names?.last == "rootView",
      ["rootView", "self"].contains(target.names?.first), construction.fields["super.rootView"] != nil
    {
      construction.fields["super.rootView"] = evaluate(expression, scope, expecting: nil)
      return true
    }
    guard let construction = scope.construction, case .member(let whole, let part, _) = target,
      whole.names?.last == "rootView", case .object(let view)? = construction.fields["super.rootView"],
      view.type.kind == .structure, let member = index.properties(named: part, of: view.type).first,
      member.declaration.isStored
    else { return false }
    var fields = view.fields
    fields[part] = evaluate(
      expression, scope, expecting: resolve(member.declaration.type, view.type, member.file))
    construction.fields["super.rootView"] = .object(object(view.type, fields, in: view.environment))
    return true
  }

  /// What is given to a member of something of UIKit's: whom it tells, and what it shows.
  package func hand(
    _ value: Value, to target: Expression, _ expression: Expression, _ site: Site, _ scope: Scope
  ) {
    guard case .member(let base, let name, _) = target else {
      if case .name("view", _) = target, case .member(_, "view", _) = expression { embed(value, site, scope) }
      return
    }
    if name.isOfListeners {
      if tellsScreen(base, scope) {
        embedHelper(value, site, scope)
      } else if isOfFramework(base, scope) {
        tell(value, in: scope.content, site)
      }
    } else if case .member(_, "view", _) = expression, scope.type?.isController == true {
      embed(value, site, scope)
    } else if base.names?.last == "navigationItem", name.contains("BarButtonItem"),
      scope.type?.isController != true
    {
      // The buttons in the bar of a controller that a view represents are the view's.
      let done = Content(owner: scope.type)
      for button in value.alternatives.flatMap(\.listed) { add(button, to: done, at: site) }
      embed(done, site, scope)
    } else if value.isCode, isOfFramework(base, scope) {
      let done = Content(owner: scope.type)
      collect(ArgumentValue(label: name, value: value, isTrailing: false), into: done, name, site)
      embed(done, site, scope)
    }
  }

  /// True for what is known to be an object of a framework's, which runs the closures that it is given.
  private func isOfFramework(_ expression: Expression, _ scope: Scope) -> Bool {
    let owner = evaluate(expression, Scope(in: scope, content: Content(owner: scope.type)), expecting: nil)
    switch owner {
    case .typed(let type): return type.isOfFramework
    case .place(let place): return place.type?.isOfFramework == true
    case .content(let made):
      guard case .element(let element)? = made.items.first else { return false }
      return element.isUnknown
    default: return false
    }
  }

  /// True where what a delegate is told happens on the screen whose code makes it one.
  private func tellsScreen(_ base: Expression, _ scope: Scope) -> Bool {
    let teller = evaluate(base, Scope(in: scope, content: Content(owner: scope.type)), expecting: nil)
    guard type(of: teller)?.isContainerController != true, base.names?.last != "navigationController" else {
      return false
    }
    if type(of: teller)?.unwrapped.declaration != nil { return false }
    if scope.type?.isController == true || scope.type?.isViewOfUIKit == true { return true }
    guard case .content(let shown) = teller, case .element(let element)? = shown.items.first else {
      return false
    }
    return element.name.hasSuffix("Controller")
  }

  /// A closure that a screen's code hands to a view is run by that screen, whatever the view is on elsewhere.
  ///
  /// - Returns: false where whoever calls it runs it.
  func runs(_ listener: Value, handedTo place: Place, _ site: Site, _ scope: Scope) -> Bool {
    guard let type = scope.type, type.isController || type.isViewOfUIKit,
      index.type(declaredAs: place.owner)?.isViewOfUIKit == true
    else { return false }
    collect(
      ArgumentValue(label: place.name, value: listener, isTrailing: false), into: scope.content, place.name,
      site)
    return true
  }
}

extension Scope {
  /// True for a controller's code: what a statement makes is shown nowhere by itself.
  var isOfController: Bool { screenType?.isController == true }

  /// The class whose code this is, which may stand in an extension of what that class inherits from.
  var screenType: DeclaredType? {
    switch receiver {
    case .object(let object): object.type
    case .typed(let known): known.unwrapped.declaration ?? type
    case .place(let place): place.type?.unwrapped.declaration ?? type
    default: type
    }
  }
}

extension Content {
  /// True where it shows something already.
  fileprivate func includes(_ shown: Content) -> Bool {
    items.contains { if case .include(let known, _) = $0 { known === shown } else { false } }
  }
}

extension String {
  /// True for properties with whom something of UIKit's tells what happens.
  var isOfListeners: Bool { self == "delegate" || self == "dataSource" || hasSuffix("Delegate") }
}

extension Value {
  /// The elements of a list, or the value by itself.
  fileprivate var listed: [Value] { if case .array(let values) = self { values } else { [self] } }

  /// True for what can be called, also where it was handed over.
  var isCode: Bool {
    switch self {
    case .closure, .method: true
    case .place(let place): place.type?.isFunction == true
    default: false
    }
  }
}

extension StaticType {
  fileprivate var isOfFramework: Bool { unwrapped.declaration == nil && self != .any }
}
