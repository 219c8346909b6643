import NavAtlasProgram
import NavAtlasSourceReading

/// Whom a wrapped controller or view of the app tells what happens: `controller.delegate = context.coordinator`.
extension Evaluator {
  /// What the code of a representable makes has the object from now on, with all that is kept in it: a coordinator
  /// knows the view that it was made for.
  func handCoordinator(_ expression: Expression, to target: Expression, _ scope: Scope) {
    guard case .member(.name(let name, _), let part, _) = target,
      case .object(let made)? = scope.variable(name), made.type.isController || made.type.isViewOfUIKit,
      scope.type?.isRepresentable == true,
      let member = index.properties(named: part, of: made.type).first, member.declaration.isStored
    else { return }
    let aside = Scope(in: scope, content: Content(owner: scope.type))
    guard case .object(let told) = evaluate(expression, aside, expecting: nil), told.type.isClass,
      !told.type.isController, !told.type.isViewOfUIKit
    else { return }
    let fields = made.fields.merging([part: .object(told)]) { $1 }
    _ = scope.assign(.object(object(made.type, fields, in: made.environment)), to: name)
  }

  /// An object that a framework tells what happens, such as where the user is, does then what its methods say.
  func tell(_ listener: Value, in content: Content, _ site: Site) {
    for value in listener.alternatives {
      guard let object = helperObject(value), isToldOfScreens(object.type), !object.type.isViewOfUIKit else {
        continue
      }
      let done = Content(owner: object.type)
      followHelper(object, into: done) { isDelegated($0) && !$0.isMarkedAsCalled && !$0.isAboutContainers }
      guard !done.items.isEmpty else { continue }
      content.items.append(.handler(Handler(event: .action, content: done, site: site)))
    }
  }

  /// A view that hands itself to a package as its delegate is told there what happens: its methods that no code of the
  /// app calls do what they do on the view's screen.
  func followDelegated(by view: ObjectValue, into content: Content) {
    guard isToldByPackages(view.type) else { return }
    for (_, members) in view.type.functions.sorted(by: { $0.key < $1.key }) {
      for member in members where isDelegated(member.declaration) {
        let unknown = member.declaration.parameters.map { _ in Value.unknown }
        let done = invoke(member, view.type, .object(view), unknown).done
        guard !done.items.isEmpty else { continue }
        let site = Site(file: member.file, offset: member.declaration.offset)
        content.items.append(.handler(Handler(event: .action, content: done, site: site)))
      }
    }
  }

  func isDelegated(_ function: Function) -> Bool {
    !Self.entries.contains(function.name) && !function.isStatic && function.name != "init"
      && function.result == nil && !isCalledByName(function)
  }

  /// Methods by which a system opens an app, which are followed as such.
  private static let entries: Set<String> = ["userNotificationCenter", "application", "scene", "windowScene"]
}
