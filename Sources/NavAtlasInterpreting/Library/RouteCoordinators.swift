import NavAtlasProgram
import NavAtlasSourceReading

/// SwiftUICoordinator: a coordinator makes the view for a route, and the route says how it is shown.
struct RouteCoordinators: SourceIdiom {
  static let summary = "SwiftUICoordinator's coordinators"
  let methods = ["show", "start", "set", "append", "pop", "popToRoot", "dismiss"]

  private static let protocols: Set<String> = ["Routing", "Navigator", "RouterViewFactory"]

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard let type = call.evaluator.type(of: receiver)?.unwrapped.declaration,
      !type.conformances.isDisjoint(with: Self.protocols),
      let factory = factory(of: type, receiver, call.evaluator)
    else { return nil }
    switch call.name {
    case "pop": return call.perform(.pop)
    case "popToRoot": return call.perform(.popToRoot)
    case "dismiss": return call.perform(.dismiss)
    case "start":
      guard let start = call.evaluator.member("startRoute", of: receiver, call.site, own: nil) else {
        return nil
      }
      return show(start, factory, call)
    default: break
    }
    let route = factory.route
    let list = route.map { StaticType(name: "Array", arguments: [$0]) }
    guard
      let argument = call.arguments(expecting: call.name == "show" ? route : list).first(where: {
        $0.label == "route" || $0.label == "routes"
      })
    else { return nil }
    guard argument.label == "routes" else { return show(argument.value, factory, call) }
    guard case .array(let routes) = argument.value else { return .unknown }
    let shown = routes.map { self.shown($0, factory, call) }
    if call.name == "append" { return call.perform(.pushMany, .array(shown)) }
    return shown.count == 1
      ? call.perform(.replace, shown[0]) : call.perform(.setPath, .array(Array(shown.dropFirst())))
  }

  private struct Factory {
    var method: Value
    var route: StaticType?
  }

  /// `view(for:)`.
  private func factory(of type: DeclaredType, _ receiver: Value, _ evaluator: Evaluator) -> Factory? {
    let functions = evaluator.index.functions(named: "view", of: type)
    guard let member = functions.first, let parameter = member.declaration.parameters.first else {
      return nil
    }
    return Factory(
      method: .method(MethodValue(name: "view", candidates: functions, owner: type, receiver: receiver)),
      route: evaluator.resolve(parameter.type, type, member.file))
  }

  private func shown(_ route: Value, _ factory: Factory, _ call: MethodCall) -> Value {
    .content(
      call.evaluator.content(
        call.evaluator.apply(factory.method, to: [route], at: call.site), owner: factory.method.owner,
        at: call.site))
  }

  private func show(_ route: Value, _ factory: Factory, _ call: MethodCall) -> Value {
    for route in route.alternatives {
      _ = call.perform(style(of: route, call), shown(route, factory, call))
    }
    return .unknown
  }

  /// The kind that the route's `action` names.
  private func style(of route: Value, _ call: MethodCall) -> LibraryTable.Move {
    guard case .enumCase(let action)? = call.evaluator.member("action", of: route, call.site, own: nil),
      action.name == "present"
    else { return .push }
    let style = action.payload.first { $0.label == "modalPresentationStyle" }?.value
    if case .enumCase(let style)? = style, style.name.lowercased().contains("fullscreen") { return .cover }
    return .sheet
  }
}
