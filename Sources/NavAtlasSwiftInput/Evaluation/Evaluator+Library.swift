extension Evaluator {
  /// A method of a router whose source is not there; nil where it is none.
  func libraryCall(_ name: String, _ receiver: Value, _ call: Call, _ site: Site, _ scope: Scope) -> Value? {
    guard let method = library.methods[name], isRouter(receiver, name, call) else { return nil }
    let routes = place(receiver)
    let element = routes?.type?.unwrapped.element
    let arguments = evaluated(call, scope, expecting: element?.arguments.first ?? element)
    var move = LibraryMove(
      kind: method.move,
      value: arguments.first { $0.label == nil || $0.label == "id" || $0.isTrailing }?.value)
    if method.move == .styled {
      guard case .enumCase(let style)? = arguments.first?.value else { return nil }
      move.kind = style.name == "push" ? .push : style.name.lowercased().contains("cover") ? .cover : .sheet
      move.value = arguments.last { $0.isTrailing }?.value
    }
    if case .closure(let closure)? = move.value {
      move.value = apply(.closure(closure), to: closure.expression.parameters.map { _ in receiver }, at: site)
    }
    if case .integer(let count)? = move.value, [.pop, .back].contains(method.move) { move.count = count }
    scope.content.items.append(.effect(Effect(operation: .library(move), place: routes?.base, site: site)))
    return .unknown
  }

  private func isRouter(_ receiver: Value, _ name: String, _ call: Call) -> Bool {
    let type = type(of: receiver)?.unwrapped
    if type?.element?.name.lastComponent == "Route" || type?.name.lastComponent == "FlowPath" { return true }
    if let type, type.declaration == nil, library.receivers.contains(where: { type.name.contains($0) }) {
      return true
    }
    if case .place(let place) = receiver, place.type == nil,
      LibraryTable.unmistakable.contains(name) || place.name.lowercased().contains("navigationcontroller")
    {
      return true
    }
    if LibraryTable.unmistakable.contains(name) {
      return type?.declaration == nil || type?.name.hasSuffix("Controller") == true
    }
    return false
  }

  /// What an array of routes is to begin with: the value in its first `.root(…)`.
  func rootRoute(of place: Place) -> Value? {
    for case .array(let routes) in initialValues(of: place) {
      if case .enumCase(let root)? = routes.first, root.name == "root" { return root.payload.first?.value }
    }
    return nil
  }
}
