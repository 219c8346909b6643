import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

/// Windows that are filled as an object is made, and shown later: by an `NSWindowController`, by a subclass of `NSWindow`,
/// or by whoever keeps one.
extension Evaluator {
  /// The field of an object that what its initialiser fills a window with is in.
  private static let windowField = "super.contentViewController"

  /// Notes in the fields of an object that is made what its initialiser's code gives a window.
  func keepPreparedWindow(_ done: Content, _ construction: Scope.Construction) {
    guard fillsOwnWindows else { return }
    let shown = done.windowContents
    if !shown.isEmpty { construction.fields[Self.windowField] = .oneOf(shown) }
  }

  /// What the window shows that a call brings to the front; nothing where it was filled by code that runs anyway.
  func preparedWindow(_ receiver: Value, _ call: MethodCall) -> [Value] {
    if call.name == "runModal" || call.name == "beginSheet" {
      guard let window = call.call.arguments.first?.value else { return [] }
      return preparedWindow(
        evaluate(window, Scope(in: call.scope, content: Content(owner: nil)), expecting: nil))
    }
    guard case .member(let base, _, _) = call.call.callee else { return preparedWindow(receiver) }
    if case .name("super", _) = base { return call.scope.receiver.map(preparedWindow) ?? [] }
    return preparedWindow(windowController(of: base, call.scope) ?? receiver)
  }

  /// The controller whose `window` an expression is.
  func windowController(of window: Expression, _ scope: Scope) -> Value? {
    let controller: Value?
    switch window {
    case .name("window", _) where scope.variable("window") == nil: controller = scope.receiver
    case .member(let base, "window", _):
      controller = evaluate(base, Scope(in: scope, content: Content(owner: scope.type)), expecting: nil)
    default: return nil
    }
    guard let controller, let type = type(of: controller)?.unwrapped.declaration,
      type.conforms(to: "NSWindowController"), index.properties(named: "window", of: type).isEmpty
    else { return nil }
    return controller
  }

  /// What a window shows, or the window of a controller.
  func preparedWindow(_ value: Value) -> [Value] {
    switch value {
    case .object(let object): shown(by: object)
    case .typed(let type): made(type)
    case .place(let place): kept(in: place)
    case .choice(let values): values.flatMap(preparedWindow).distinct
    default: []
    }
  }

  private func shown(by object: ObjectValue) -> [Value] {
    if let shown = object.fields[Self.windowField] {
      return shown.alternatives.map { madeLater($0, by: object) }.distinct
    }
    // What has its window loaded fills it then.
    guard object.type.conforms(to: "NSWindowController"),
      let loaded = index.functions(named: "windowDidLoad", of: object.type).first
    else { return [] }
    return invoke(loaded, object.type, .object(object), []).content.windowContents
  }

  /// `lazy var host = NSHostingView(rootView: content())`: made of what the object was made with.
  private func madeLater(_ value: Value, by object: ObjectValue) -> Value {
    guard case .place(let place) = value, let owner = index.type(declaredAs: place.owner),
      lineage(of: object.type).contains(where: { $0 === owner }),
      let member = index.properties(named: place.name, of: owner).first,
      let initial = member.declaration.initial
    else { return value }
    let scope = Scope(
      type: owner, receiver: .object(object), file: member.file, content: Content(owner: owner))
    let made = evaluate(initial, scope, expecting: nil)
    return made == .unknown ? value : made
  }

  private func made(_ type: StaticType) -> [Value] {
    guard let declaration = type.unwrapped.declaration, declaration.preparesWindow else { return [] }
    return shown(by: instance(of: declaration))
  }

  /// What a window shows that an object keeps: one of a class of the app's, or one that the object itself fills.
  private func kept(in place: Place) -> [Value] {
    guard let type = place.type?.unwrapped else { return [] }
    if type.declaration?.preparesWindow == true {
      let kept = (heldWindows[place.base] ?? []) + initialValues(of: place.base)
      let known = kept.flatMap { value -> [Value] in
        if case .object(let object) = value { shown(by: object) } else { [] }
      }
      return known.isEmpty ? made(type) : known.distinct
    }
    guard type.isFilledByCode, let owner = index.type(declaredAs: place.owner), owner.isClass else {
      return []
    }
    return filledInPlace(place, owner) + (instance(of: owner).fields[Self.windowField]?.alternatives ?? [])
  }

  /// What the window shows that a controller of the framework's, kept in a property, was made with.
  func controlledWindow(_ controller: Value) -> [Value] {
    guard case .place(let place) = controller, place.type?.unwrapped.name == "NSWindowController",
      let owner = index.type(declaredAs: place.owner), owner.isClass
    else { return [] }
    return filledInPlace(place, owner)
  }

  /// `lazy var window: NSWindow = { … }()`
  private func filledInPlace(_ place: Place, _ owner: DeclaredType) -> [Value] {
    guard let member = index.properties(named: place.name, of: owner).first,
      let initial = member.declaration.initial
    else { return [] }
    let done = Content(owner: owner)
    let receiver = Value.typed(StaticType(name: owner.name, declaration: owner))
    _ = evaluate(
      initial, Scope(type: owner, receiver: receiver, file: member.file, content: done), expecting: nil)
    return done.windowContents
  }

  /// Remembers the windows that code keeps: whoever brings the property to the front shows them.
  func holdWindow(_ value: Value, in place: Place) {
    guard case .object(let object) = value, object.type.preparesWindow,
      heldWindows[place.base]?.contains(value) != true
    else { return }
    heldWindows[place.base, default: []].append(value)
  }
}

extension Content {
  /// What code gives the windows that it makes, in the order of the source.
  fileprivate var windowContents: [Value] {
    var found: [Value] = []
    collectWindowContents(into: &found, 0)
    return found.distinct
  }

  private func collectWindowContents(into found: inout [Value], _ level: Int) {
    guard level < 12 else { return }
    for item in items {
      switch item {
      case .effect(let effect) where effect.place?.isOwnWindow == true:
        if case .set(let value) = effect.operation { found += value.alternatives }
      case .include(let inner, _), .chosen(let inner, _):
        inner.collectWindowContents(into: &found, level + 1)
      case .branch(let branch):
        for alternative in branch.alternatives {
          alternative.content.collectWindowContents(into: &found, level + 1)
        }
      default: break
      }
    }
  }
}
