package import NavAtlasProgram
import NavAtlasSourceReading

extension Evaluator {
  /// What a wrapped controller of UIKit or AppKit does: what makes it, and the methods that it calls back.
  func followRepresented(by view: ObjectValue, into content: Content) {
    let context = context(of: view)
    for name in Self.makers {
      for function in view.type.functions[name] ?? [] {
        let scope = Scope(
          type: view.type, receiver: .object(view), file: function.file, content: content,
          environment: environment)
        for parameter in function.declaration.parameters {
          if parameter.type?.shortName == "Context" {
            scope.variables[parameter.name] = context
          } else if let type = resolve(parameter.type, view.type, function.file), type.declaration == nil,
            type.name.hasSuffix("Controller")
          {
            // A framework's controller, whatever the code calls it.
            scope.variables[parameter.name] = .typed(type)
          }
        }
        let start = content.items.count
        defer { if name.hasPrefix("update") { presentWhileStored(in: content, from: start, for: view) } }
        for value in results(of: function, view.type, scope) {
          let site = Site(file: function.file, offset: function.declaration.offset)
          // A controller that hosts a view shows it in its own place.
          if case .content(let hosted) = value, name.hasSuffix("ViewController"), hosted !== content,
            !hosted.isPlainController
          {
            content.items.append(.include(hosted, site))
          }
          if let filled = filledStack(value) ?? held(in: value, owner: view.type, at: site) {
            content.items.append(.include(filled, site))
          }
          guard case .object(let made) = value else { continue }
          if made.type.isViewOfUIKit {
            content.items.append(.handler(Handler(event: .action, content: body(of: made), site: site)))
          }
          // A controller of the app is part of the view that represents it.
          if made.type.isController {
            wrapped.insert(made.type)
            content.items.append(.include(body(of: made), site))
          }
          if name == "makeCoordinator" { followCallbacks(of: made, into: content) }
        }
      }
    }
  }

  /// The app's controller that a view represents which is generic with it, and is any controller's: `Hosted<Chart>()`.
  package func represented(by view: ObjectValue) -> DeclaredType? {
    let makers = ["makeUIViewController", "makeNSViewController"].flatMap { view.type.functions[$0] ?? [] }
    guard let result = makers.first?.declaration.result,
      let made = argument(result.name, of: view.type, .object(view))?.declaration, made.isController
    else { return nil }
    return made
  }

  /// What a view is told as it makes its controller: the object that it made for its own use.
  private func context(of view: ObjectValue) -> Value? {
    guard let function = view.type.functions["makeCoordinator"]?.first else { return nil }
    let scope = Scope(
      type: view.type, receiver: .object(view), file: function.file, content: Content(owner: view.type),
      environment: environment)
    let made = Value.oneOf(results(of: function, view.type, scope))
    return .tuple([LabeledValue(label: "coordinator", value: made)])
  }

  private static let makers = [
    "makeUIViewController", "makeUIView", "updateUIViewController", "updateUIView", "makeCoordinator",
    "makeNSView", "makeNSViewController", "updateNSView", "updateNSViewController",
  ]

  private func results(of function: DeclaredType.Member<Function>, _ type: DeclaredType, _ scope: Scope)
    -> [Value]
  {
    let result = resolve(function.declaration.result, type, function.file)
    if let result { scope.variables["#result"] = .typed(result) }
    return self.result(of: function.declaration.body ?? [], scope, type: result, builders: []).alternatives
  }

  /// A delegate's methods run when the user does something in the controller.
  private func followCallbacks(of coordinator: ObjectValue, into content: Content) {
    guard !coordinator.type.isView else { return }
    let functions = coordinator.type.functions.filter { $0.key != "init" }
    for (_, members) in functions.sorted(by: { $0.key < $1.key }) {
      // What the app calls itself is done by who calls it.
      for member in members
      where !member.declaration.isStatic
        && (member.declaration.tellsWho || !isCalledByName(member.declaration))
      {
        let unknown = member.declaration.parameters.map { _ in Value.unknown }
        let result = invoke(member, coordinator.type, .object(coordinator), unknown)
        let site = Site(file: member.file, offset: member.declaration.offset)
        guard !result.done.items.isEmpty else { continue }
        content.items.append(.handler(Handler(event: .action, content: result.done, site: site)))
      }
    }
  }
}

extension Content {
  /// True for nothing but a controller of a framework, as a picker, also in a stack that gives it a bar: whoever represents
  /// it is the screen.
  fileprivate var isPlainController: Bool {
    let visuals = visuals()
    guard visuals.count == 1 else { return false }
    switch visuals[0].kind {
    case .external(let element): return element.name.hasSuffix("Controller")
    case .container(let container):
      guard case .stack = container.kind, container.parts.count == 1 else { return false }
      return container.parts[0].content.isPlainController
    case .view, .branch, .inline: return false
    }
  }
}

extension Evaluator {
  /// One of several controllers, of which nobody knows which one it is: `isKnown ? Shelf() : Gate()`.
  func choice(ofControllers value: Value, owner: DeclaredType?, at site: Site) -> Branch? {
    guard case .choice(let values) = value, values.allSatisfy({ controller($0) != nil }) else { return nil }
    let each = values.map { Branch.Alternative(test: .unknown, content: content($0, owner: owner, at: site)) }
    return Branch(subject: .unknown, alternatives: each, site: site)
  }
}
