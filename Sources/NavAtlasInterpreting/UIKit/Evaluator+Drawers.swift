import NavAtlasProgram
import NavAtlasSourceReading

/// Controllers of the app's own that show one of several others beside something that stays, as drawers and tab bars do.
extension Evaluator {
  /// With fewer children than these, one is exchanged for the other.
  private static let fewestTabs = 3

  /// The tabs of a controller that exchanges the one in it while views or controllers of its own stay; nil for any other.
  ///
  /// - Parameter content: what its code does.
  func drawer(_ type: DeclaredType, _ content: Content, _ site: Site) -> NavigationContainer? {
    guard exchangesChildren(type) else { return nil }
    let place = Place.child(of: type)
    let staying = partsThatStay(in: type)
    guard !staying.isEmpty else { return nil }
    var children = children(setTo: place, by: content)
    // What stays tells the controller what to show.
    for case .object(let controller) in children.map(\.value) where staying.contains(controller.type) {
      children += self.children(setTo: place, by: body(of: controller))
    }
    var known = Set(staying.map { Value.string($0.shortName) })
    children.removeAll { child in childKey(child.value).map { !known.insert($0).inserted } ?? true }
    guard children.count >= Self.fewestTabs else { return nil }
    let parts = children.map { child in
      NavigationContainer.Part(
        key: childKey(child.value), content: self.content(child.value, owner: type, at: child.site),
        site: child.site)
    }
    return NavigationContainer(kind: .tabs(selection: .place(place)), parts: parts, site: site)
  }

  /// True for the name of a controller that shows others in such a way.
  package func isDrawer(_ name: String) -> Bool {
    index.type(declaredAs: name).map { isDrawer(object($0)) } ?? false
  }

  package func isDrawer(_ controller: ObjectValue) -> Bool {
    guard exchangesChildren(controller.type) else { return false }
    return body(of: controller).items.contains { item in
      if case .container(let container) = item, case .tabs(.place(let place)) = container.kind {
        place == .child(of: controller.type)
      } else {
        false
      }
    }
  }

  private func children(setTo place: Place, by content: Content) -> [(value: Value, site: Site)] {
    content.values(setTo: place).compactMap { value, site in
      if let own = child(value) { return (.object(own), site) }
      return childKey(value) == nil ? nil : (value, site)
    }
  }

  /// What tells a child from the others: its class, or that of a stack's root.
  package func childKey(_ value: Value) -> Value? {
    let root = madeStack(value).flatMap { filledStacks[$0]?.roots.first } ?? value.rootOfStack
    return child(root ?? value).map { .string($0.type.shortName) }
  }

  /// The one controller of the app that becomes a child, also where a property keeps it or a choice led to it.
  func child(_ value: Value) -> ObjectValue? {
    if let controller = controller(value) { return controller }
    if case .place(let place) = value, let type = place.type?.unwrapped.declaration, type.isController {
      return object(type)
    }
    guard case .content(let shown) = value else { return nil }
    return shown.onlyController
  }

  /// The classes of the views and controllers that an object's own properties keep for good.
  private func partsThatStay(in type: DeclaredType) -> [DeclaredType] {
    type.stored.compactMap { property in
      let place = Place(owner: type.name, name: property.name)
      let written = resolve(property.type, type, type.file)?.unwrapped.declaration
      let part = written ?? self.type(of: initialValues(of: place).first ?? .unknown)?.unwrapped.declaration
      guard let part, part.isController || part.isViewOfUIKit || part.kind == .interface && part.isOfViews
      else {
        return nil
      }
      return part
    }
  }
}

extension DeclaredType {
  /// True for a protocol of views: `protocol Dial: UIView`.
  fileprivate var isOfViews: Bool {
    inherits.contains { $0.name.hasPrefix("UI") && $0.name.hasSuffix("View") }
  }
}

extension Value {
  /// What a stack that was made with a root shows first.
  fileprivate var rootOfStack: Value? {
    guard case .content(let shown) = self, let stack = shown.container, case .stack = stack.kind else {
      return nil
    }
    return stack.parts.first.map { .content($0.content) }
  }
}

extension Content {
  /// The controller that it is, whatever choice led to it.
  fileprivate var onlyController: ObjectValue? {
    guard items.count == 1 else { return nil }
    switch items[0] {
    case .view(let object, _): return object.type.isController ? object : nil
    case .include(let inner, _), .chosen(let inner, _): return inner === self ? nil : inner.onlyController
    default: return nil
    }
  }

  /// What code gives a place, in the order of the source, wherever in it that is. O(code).
  fileprivate func values(setTo place: Place) -> [(value: Value, site: Site)] {
    var found: [(Value, Site)] = []
    var seen: Set<Content> = []
    collect(setTo: place, &seen, &found)
    return found
  }

  private func collect(setTo place: Place, _ seen: inout Set<Content>, _ found: inout [(Value, Site)]) {
    guard seen.insert(self).inserted else { return }
    for item in items {
      switch item {
      case .effect(let effect) where effect.place == place:
        if case .set(let value) = effect.operation { found += value.alternatives.map { ($0, effect.site) } }
      case .include(let inner, _), .chosen(let inner, _), .attachment(let inner, _):
        inner.collect(setTo: place, &seen, &found)
      case .handler(let handler): handler.content.collect(setTo: place, &seen, &found)
      case .branch(let branch):
        for alternative in branch.alternatives { alternative.content.collect(setTo: place, &seen, &found) }
      default: break
      }
    }
  }
}
