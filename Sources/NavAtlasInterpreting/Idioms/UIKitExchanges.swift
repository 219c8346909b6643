package import NavAtlasProgram
import NavAtlasSourceReading

/// Controllers that show one other controller at a time, as a window's root does that goes from a log-in to the app.
extension Evaluator {
  /// A child is a part of its parent, unless others take its place.
  func addChild(_ child: Value, _ site: Site, _ scope: Scope) {
    guard let parent = scope.screenType, exchangesChildren(parent) else { return embed(child, site, scope) }
    exchange(child, in: parent, site, scope)
  }

  /// A child comes into a controller in place of what was there.
  func exchange(_ child: Value, in parent: DeclaredType, _ site: Site, _ scope: Scope) {
    let place = Place.child(of: parent)
    scope.content.items.append(.effect(Effect(operation: .set(child), place: place, site: site)))
  }

  /// The controller in which a plain one that it keeps is the room for its children; nil for any other value.
  func controllerAround(_ room: Value) -> DeclaredType? {
    guard case .place(let place) = room, place.type?.unwrapped.name == "UIViewController",
      let owner = index.type(declaredAs: place.owner), exchangesChildren(owner)
    else { return nil }
    return owner
  }

  /// True for a class that takes children away, or adds what several of its functions hand to one of them. A control
  /// by which the user chooses makes them modes of one screen. O(code), once for each class.
  package func exchangesChildren(_ type: DeclaredType) -> Bool {
    guard type.isController, !StaticType(name: type.name, declaration: type).isContainerController else {
      return false
    }
    if let known = knownExchangers[type] { return known }
    let all = type.functions.values.joined().map(\.declaration)
    let calls = all.map { ($0, ($0.code?.statements ?? []).called) }
    let adders = calls.filter { $1.contains("addChild") }.map(\.0)
    let observers = observed(type)
    let adds = !adders.isEmpty || observers.contains("addChild")
    let takesAway =
      adds
      && (calls.map(\.1) + [observers]).contains {
        !$0.isDisjoint(with: Self.removals) || !$0.isDisjoint(with: takers())
      }
    let isHanded = adders.contains { adder in
      adder.parameters.contains { $0.type?.unwrapped.name.hasSuffix("Controller") == true }
        && calls.filter { $1.contains(adder.name) && $0 !== adder }.count > 1
    }
    let chooses = type.stored.contains { property in
      property.type?.unwrapped.name == "UISegmentedControl"
        || property.initial?.called.contains("UISegmentedControl") == true
    }
    let exchanges = adds && (takesAway || isHanded) && !chooses
    knownExchangers[type] = exchanges
    return exchanges
  }

  /// What the observers of a type's properties call.
  private func observed(_ type: DeclaredType) -> Set<String> {
    type.stored.flatMap { [$0.willSet, $0.didSet].compactMap(\.self) }
      .reduce(into: []) { $0.formUnion($1.code.statements.called) }
  }

  /// The names of functions that take away whatever controller they are handed. O(code), once.
  private func takers() -> Set<String> {
    if let known = knownTakers { return known }
    let all = index.types.flatMap { $0.functions.values.joined() }.map(\.declaration)
    let found = all.filter { function in
      function.parameters.contains { $0.type?.unwrapped.name.hasSuffix("Controller") == true }
        && !(function.code?.statements ?? []).called.isDisjoint(with: Self.removals)
    }
    knownTakers = Set(found.map(\.name))
    return knownTakers ?? []
  }

  private static let removals: Set<String> = ["removeFromParent", "transition"]
}

extension Place {
  package static let childName = "children"

  /// What is shown in a controller that exchanges it.
  static func child(of type: DeclaredType) -> Place {
    Place(owner: type.name, name: childName, type: StaticType(name: "UIViewController"))
  }

  package var isOfChild: Bool { name == Self.childName && type?.name == "UIViewController" }
}
