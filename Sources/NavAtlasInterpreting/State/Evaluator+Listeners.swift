import NavAtlasProgram
package import NavAtlasSourceReading

/// Code that is handed over and runs later: closures in properties of objects, and subscribers of publishers.
extension Evaluator {
  /// How many closures are remembered for one place.
  private static let listenerLimit = 48

  /// Notes that a closure or method runs when a place calls or sends.
  func listen(to place: Place, _ listener: Value) {
    switch listener {
    case .closure, .method, .content: break
    // What is called there is called here.
    case .place(let other)
    where (isHandedOver(other) || publisher(listener) != nil) && other.base != place.base:
      break
    default: return
    }
    guard listeners[place.base, default: []].count < Self.listenerLimit,
      knownListeners.insert(ListenerKey(listener, at: place.base)).inserted
    else { return }
    listeners[place.base, default: []].append(listener)
    listen(toPropertiesOf: place, listener)
  }

  /// Grows with every listener that is noted.
  package var listenerCount: Int { knownListeners.count }

  /// What tells listeners apart: the code, and what it captures.
  package struct ListenerKey: Hashable {
    private var place: Place
    private var code: ObjectIdentifier?
    private var receiver: Value?
    private var captured: [String: Value] = [:]

    init(_ listener: Value, at place: Place) {
      self.place = place
      switch listener {
      case .closure(let closure):
        code = ObjectIdentifier(closure.expression)
        receiver = closure.scope.receiver
        captured = closure.scope.variables.byName
      case .method(let method):
        code = method.candidates.first.map { ObjectIdentifier($0.declaration) }
        receiver = method.receiver
      default: receiver = listener
      }
    }
  }

  package func emit(_ values: [Value], at place: Place, _ site: Site, _ scope: Scope) {
    scope.content.items.append(.effect(Effect(operation: .emit(values), place: place.base, site: site)))
  }

  /// `subject.value = x` sends.
  func assignCurrent(_ expression: Expression, to target: Expression, _ site: Site, _ scope: Scope) -> Bool {
    guard case .member(let base, "value", _) = target else { return false }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    guard case .place(let place) = evaluate(base, aside, expecting: nil), isCurrentSubject(place) else {
      return false
    }
    let value = evaluate(expression, scope, expecting: place.type?.unwrapped.arguments.first)
    // What it has already, of which parts were written.
    if let held = state(of: place), value == held { return true }
    emit([value], at: place, site, scope)
    return true
  }

  /// The place of a publisher: a subject, or a published property seen through its projection.
  package func publisher(_ value: Value) -> Place? {
    switch value {
    case .place(let place):
      guard let name = place.type?.unwrapped.name else { return nil }
      return Self.publishers.contains { name.hasSuffix($0) } ? place : nil
    case .binding(let place):
      return index.type(declaredAs: place.owner)?.isClass == true ? place : nil
    default: return nil
    }
  }

  private static let publishers = [
    "Subject", "Publisher", "Relay", "AsyncStream", "AsyncThrowingStream", "Continuation",
  ]

  /// True where objects have the property, so that others can hand a closure to it.
  package func isHandedOver(_ place: Place) -> Bool {
    if place.isFocusedFunction { return true }
    guard place.type?.isFunction == true, let owner = index.type(declaredAs: place.owner) else {
      return false
    }
    return owner.isClass || owner.kind == .enumeration || carriesFunctions(owner) || isState(place, of: owner)
  }

  /// True for what a view keeps for later: `@State var pending: (() -> Void)?`.
  private func isState(_ place: Place, of view: DeclaredType) -> Bool {
    view.isView && view.properties[place.name]?.first?.declaration.attribute("State") != nil
  }

  /// True for an object's array of functions, which are all called one after the other.
  func keepsFunctions(_ place: Place) -> Bool {
    place.type?.subscripted?.isFunction == true && isKeptInObject(place)
  }

  /// A function that comes into such an array listens to its elements.
  func listen(toElementsOf place: Place, _ listener: Value) {
    guard keepsFunctions(place) else { return }
    listen(to: place.element(of: place.type?.subscripted), listener)
  }

  /// Where the functions are that come with a case of an enumeration.
  func payloadPlace(_ name: String, _ position: Int, of type: DeclaredType, _ function: StaticType?) -> Place
  {
    Place(owner: type.name, name: "\(name).\(position)", type: function)
  }

  /// True for what comes with a case of an enumeration, and was seen to be called by whoever took the case apart.
  package func isCalledByTaker(_ listener: Value, at place: Place) -> Bool {
    guard case .closure(let closure) = listener, index.type(declaredAs: place.owner)?.kind == .enumeration
    else { return false }
    return called.contains(closure.expression)
  }

  /// Notes the functions that a case is made with, for those who call them once they have it.
  func listen(toPayloadOf value: EnumValue) {
    guard let type = value.type?.unwrapped.declaration, type.kind == .enumeration else { return }
    // What is shown is called by nobody.
    for (position, part) in value.payload.enumerated() where !part.value.isContent {
      listen(to: payloadPlace(value.name, position, of: type, nil), part.value)
    }
  }

  /// The controllers that functions make which were handed to a place; nil where none is known.
  package func controllers(madeBy place: Place, _ values: [Value], _ site: Site) -> Value? {
    guard place.type?.result?.unwrapped.name.hasSuffix("ViewController") == true else { return nil }
    let made = (listeners[place.base] ?? []).map { applyCollecting($0, values, site).value }
      .filter { $0 != .unknown }
    return made.isEmpty ? nil : .oneOf(made)
  }

  /// Notes the functions that a plain value carries, for those who call them once they have the value.
  func listen(to fields: [String: Value], of type: DeclaredType) {
    guard carriesFunctions(type) else { return }
    for name in fields.keys.sorted() {
      guard let field = fields[name] else { continue }
      let place = Place(owner: type.name, name: name)
      for function in field.alternatives { listen(to: place, function) }
      // An object calls what it is made with, or nobody does.
      if type.isClass { ownFunctions.insert(place) }
    }
  }

  /// True for a value that is no view: an alert's data, a toast, a row of a menu; and for an object that is never without
  /// the function that it is made with.
  func carriesFunctions(_ type: DeclaredType) -> Bool {
    guard !type.isBuilt, !type.isView, !type.isController, !type.conforms(to: "ViewModifier") else {
      return false
    }
    return type.stored.contains { property in
      if type.kind == .structure { return property.type?.isFunction == true }
      guard type.isClass, let written = property.type, written.name != "Optional"
      else { return false }
      return written.isFunction || resolve(written, type, type.file)?.isFunction == true
    }
  }
}
