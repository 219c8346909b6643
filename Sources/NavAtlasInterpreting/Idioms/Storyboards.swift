package import NavAtlasProgram
package import NavAtlasSourceReading

/// Controllers that storyboards keep by the names of their classes.
struct Storyboards: SourceIdiom {
  static let summary = "instantiateViewController by the name of the controller's class"
  let methods = ["instantiateViewController"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let named = call.call.arguments.first(where: { $0.label?.hasSuffix("dentifier") == true })?.value,
      let name = className(named, call)
    else { return nil }
    guard let type = call.evaluator.index.type(named: name, in: call.scope.type, file: call.scope.file),
      type.isController
    else { return name.beginsUppercase ? .typed(.kept(inStoryboardAs: name)) : nil }
    return .typed(StaticType(name: type.name, declaration: type))
  }

  /// `"TripController"`, `String(describing: TripController.self)`.
  private func className(_ expression: Expression, _ call: MethodCall) -> String? {
    if case .call(let text) = expression, text.callee.calledName == "String",
      let described = text.arguments.first, described.label == "describing"
    {
      guard case .type(let type) = call.evaluator.evaluate(described.value, call.scope, expecting: nil) else {
        return nil
      }
      return type.name
    }
    guard case .string(let name) = call.evaluator.evaluate(expression, call.scope, expecting: nil) else {
      return nil
    }
    return name
  }
}

extension StaticType {
  private static let drawn = "#drawn "

  /// A controller of which only the name is known that its storyboard keeps it by.
  fileprivate static func kept(inStoryboardAs name: String) -> StaticType {
    StaticType(name: "UIViewController", arguments: [StaticType(name: drawn + name)])
  }

  fileprivate var nameInStoryboard: String? {
    guard let name = arguments.first?.name, name.hasPrefix(Self.drawn) else { return nil }
    return String(name.dropFirst(Self.drawn.count))
  }
}

extension Evaluator {
  /// What a storyboard's controller shows that no class of the app is known for: a screen by its name.
  package func drawn(_ value: Value, owner: DeclaredType?, at site: Site) -> Content? {
    guard case .typed(let type) = value, let name = type.unwrapped.nameInStoryboard else { return nil }
    let element = Element(name: name, content: Content(owner: owner), site: site)
    return Content(owner: owner, items: [.element(element)])
  }
}
