import NavAtlasProgram
package import NavAtlasSourceReading

extension Evaluator {
  /// Posting or observing a notification; nil for any other call.
  func notificationCall(_ name: String, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    switch name {
    case "post":
      let names = postedNames(call, scope)
      guard !names.isEmpty else { return nil }
      let carried = ["object", "userInfo"].map { label in
        LabeledValue(
          label: label, value: call.argument(label).map { evaluate($0, scope, expecting: nil) } ?? Value.none)
      }
      scope.content.items += names.map {
        .effect(Effect(operation: .post($0, .tuple(carried)), place: nil, site: site))
      }
    case "publisher", "notifications":
      guard let first = call.arguments.first, ["for", "named"].contains(first.label),
        let text = NotificationName.text(of: first.value), !NotificationName.isOfControl(text)
      else { return nil }
      return .place(Place(owner: NotificationName.center, name: text))
    case "addObserver" where call.argument("selector") != nil && scope.type?.isController == true: return nil
    case "addObserver", "sink":
      guard let text = observed(name, call), !NotificationName.isOfSystem(text, index),
        let closure = selected(call, scope) ?? evaluated(call, scope).last?.value
      else { return nil }
      var handler = Handler(
        event: .notification(text), content: Content(owner: scope.type), site: site, closure: closure)
      handler.content = content(of: handler, given: .unknown)
      scope.content.items.append(.handler(handler))
    default: return nil
    }
    return .unknown
  }

  /// The names of the notifications that a call may post: the one that is written, or those that code is handed.
  private func postedNames(_ call: Call, _ scope: Scope) -> [String] {
    guard let written = call.postedName else { return [] }
    guard let handed = call.namedNotification.flatMap(NotificationName.variable) else { return [written] }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let values = evaluate(handed, aside, expecting: nil).alternatives
    let names = values.compactMap(\.notificationName)
    return names.count == values.count ? names : [written]
  }

  /// True where the app's code posts a notification, whether or not that code was followed.
  package func isPosted(_ name: String) -> Bool {
    writtenCalls.mayPost(name)
  }

  /// The method of an object without controls of its own that a call names: `addObserver(self, selector: #selector(out), …)`.
  private func selected(_ call: Call, _ scope: Scope) -> Value? {
    guard case .other(let parts)? = call.argument("selector"), let named = parts.first else { return nil }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    let value = evaluate(named, aside, expecting: nil)
    if case .method = value { return value }
    return nil
  }

  private func observed(_ name: String, _ call: Call) -> String? {
    if name == "addObserver" {
      return (call.argument("forName") ?? call.argument("name")).flatMap { NotificationName.text(of: $0) }
    }
    guard case .member(let publisher, _, _) = call.callee else { return nil }
    return NotificationName.published(publisher)
  }

  /// What the objects observe that a view is made with, or makes for itself.
  func observe(for view: ObjectValue, into content: Content) {
    for name in view.type.properties.keys.sorted() {
      for property in view.type.properties[name] ?? [] where !property.declaration.isStatic {
        let value = view.fields[name] ?? initialValue(property, view.type)
        guard case .object(let object) = made(value), let begun = begun[object] else { continue }
        content.items += begun.observers.map { .handler(finished($0, for: object)) }
        let isGiven = view.fields[name] != nil
        let isOwn =
          isGiven
          ? view.type.isView && object.type.isWatched && makesItself(name, view.type)
          : property.declaration.makesItsObject
        if isOwn {
          let site = Site(file: property.file, offset: property.declaration.offset)
          content.items += started(by: object, at: site)
        }
      }
    }
  }

  /// True where a view's initialiser makes the object of a property, unless it is given one: `init(net: Net = Net())`.
  private func makesItself(_ name: String, _ view: DeclaredType) -> Bool {
    (view.functions["init"] ?? []).contains { member in
      var made = member.declaration.parameters.compactMap { parameter -> String? in
        if case .call? = parameter.fallback { parameter.name } else { nil }
      }
      for case .variable(.bind(let local), _, let value?, _) in member.declaration.code?.statements ?? []
      where value.wrapped.isMade(orOneOf: made) {
        made.append(local)
      }
      var makes = false
      member.declaration.code?.statements.visit { expression in
        guard case .assignment(let target, let value, _) = expression, let target = target.names?.last,
          target == name || target == "_" + name
        else { return }
        makes = makes || value.wrapped.isMade(orOneOf: made)
      }
      return makes
    }
  }

  /// The object that a variable begins with, where that is what a view is given: `lazy var session = Session()`.
  private func made(_ value: Value) -> Value {
    guard case .place(let place) = value, place.type?.declaration?.isClass == true else { return value }
    return initialValue(of: place)
  }

  /// Code that an initialiser hands over runs when the object is made: what it is made with decides there.
  private func finished(_ handler: Handler, for object: ObjectValue) -> Handler {
    guard case .closure(let closure)? = handler.closure,
      closure.scope.receiver == .object(self.object(object.type))
    else { return handler }
    var handler = handler
    handler.closure = .closure(
      ClosureValue(closure.expression, closure.scope.with(receiver: .object(object))))
    handler.content = content(of: handler, given: .unknown)
    return handler
  }

  /// What the code that observes a notification does with what it carries.
  package func content(of handler: Handler, given carried: Value) -> Content {
    switch handler.closure {
    case .closure, .method: break
    default: return handler.content
    }
    return applyCollecting(handler.closure ?? .unknown, [carried], handler.site).done
  }
}

extension Value {
  /// The name of a notification that code hands on.
  fileprivate var notificationName: String? {
    switch self {
    case .enumCase(let name) where name.type.map { NotificationName.types.contains($0.name) } == true:
      name.name
    case .string(let text): text
    default: nil
    }
  }
}

extension Call {
  /// The name of the notification that `post` is given.
  var postedName: String? {
    namedNotification.flatMap { NotificationName.text(of: $0) }
  }

  /// What says which notification `post` posts.
  fileprivate var namedNotification: Expression? { argument("name") ?? notification }

  /// `Notification(name: .done)` of `post(Notification(name: .done))`.
  fileprivate var notification: Expression? {
    guard let first = arguments.first, first.label == nil, case .call(let made) = first.value,
      made.arguments.first?.label == "name"
    else { return nil }
    return first.value
  }
}

/// The names of notifications, as they are written.
package enum NotificationName {
  /// What the types of such names are called: a name stands for itself, whatever it is made of.
  static let types: Set<String> = [
    "Notification.Name", "NSNotification.Name", "Foundation.Notification.Name",
  ]

  package static func text(of expression: Expression) -> String? {
    switch expression {
    case .implicitMember(let name, _), .name(let name, _), .member(_, let name, _): name
    case .call(let call): call.arguments.first.flatMap { text(of: $0.value) }
    case .string(let text): text
    default: nil
    }
  }

  /// What stands for a name that code is handed: `name`, `Notification(name: name)`, `row.name`.
  fileprivate static func variable(in expression: Expression) -> Expression? {
    switch expression {
    case .name, .member: expression
    case .call(let call): call.arguments.first.flatMap { variable(in: $0.value) }
    default: nil
    }
  }

  /// What owns the places that stand for publishers of notifications.
  static let center = "NotificationCenter"

  /// The name that a publisher has which a constant keeps.
  static func published(_ value: Value?) -> String? {
    guard case .place(let place)? = value, place.owner == center else { return nil }
    return place.name
  }

  /// The name in `NotificationCenter.default.publisher(for: .name)`.
  static func published(_ expression: Expression) -> String? {
    guard case .call(let call) = expression, case .member(let base, let name, _) = call.callee else {
      return nil
    }
    guard name == "publisher" || name == "notifications", let argument = call.arguments.first else {
      return published(base)
    }
    return text(of: argument.value).flatMap { isOfControl($0) ? nil : $0 }
  }

  /// True for what a control publishes: `button.publisher(for: .touchUpInside)`.
  static func isOfControl(_ name: String) -> Bool {
    name == "valueChanged" || name == "primaryActionTriggered" || name == "menuActionTriggered"
      || ["touch", "editing"].contains {
        name.hasPrefix($0) && name.dropFirst($0.count).beginsUppercase
      }
  }

  /// True for what frameworks post: `UIApplication.didBecomeActiveNotification`, `AVPlayerItemDidPlayToEndTime`.
  static func isOfSystem(_ name: String, _ index: DeclarationIndex) -> Bool {
    let prefix = name.prefix { $0.isUppercase }
    guard name.hasSuffix("Notification") || prefix.count > 2 && prefix.count < name.count else {
      return false
    }
    return index.globals[name] == nil && !index.types.contains { $0.properties[name] != nil }
      && ["Notification.Name", "NSNotification.Name"].allSatisfy {
        index.addition(to: $0)?.properties[name] == nil
      }
  }
}

extension Content {
  /// The code that waits for notifications.
  package var observers: [Handler] { observers(0) }

  private func observers(_ level: Int) -> [Handler] {
    guard level < 12 else { return [] }
    return items.flatMap { item -> [Handler] in
      switch item {
      case .handler(let handler): if case .notification = handler.event { [handler] } else { [] }
      case .include(let inner, _), .chosen(let inner, _): inner.observers(level + 1)
      default: []
      }
    }
  }
}

extension Expression {
  /// True for an object that is made right there, and for one of some parameters.
  fileprivate func isMade(orOneOf parameters: [String]) -> Bool {
    switch self {
    case .name(let name, _): parameters.contains(name)
    case .call(let call):
      if case .type = call.callee { true } else { call.callee.names?.last?.beginsUppercase ?? false }
    default: false
    }
  }
}

extension Property {
  /// True for an object that its view makes for itself: `@StateObject var model = Model()`.
  fileprivate var makesItsObject: Bool {
    guard case .call? = initial else { return false }
    return ["State", "StateObject", "ObservedObject"].contains { attribute($0) != nil }
  }
}
