extension Evaluator {
  /// What a wrapped controller of UIKit or AppKit does: what makes it, and the methods that it calls back.
  func followController(of view: ObjectValue, into content: Content) {
    for name in Self.makers {
      for function in view.type.functions[name] ?? [] {
        let scope = Scope(
          type: view.type, receiver: .object(view), file: function.file, content: content,
          environment: environment)
        for value in results(of: function, view.type, scope) where name == "makeCoordinator" {
          followCallbacks(of: value, into: content)
        }
      }
    }
  }

  private static let makers = [
    "makeUIViewController", "makeUIView", "updateUIViewController", "makeCoordinator", "makeNSView",
    "makeNSViewController",
  ]

  private func results(of function: DeclaredType.Member<Function>, _ type: DeclaredType, _ scope: Scope)
    -> [Value]
  {
    let result = resolve(function.declaration.result, type, function.file)
    return self.result(of: function.declaration.body ?? [], scope, type: result, builders: []).alternatives
  }

  /// A delegate's methods run when the user does something in the controller.
  private func followCallbacks(of value: Value, into content: Content) {
    guard case .object(let coordinator) = value, !coordinator.type.isView else { return }
    let functions = coordinator.type.functions.filter { $0.key != "init" }
    for (_, members) in functions.sorted(by: { $0.key < $1.key }) {
      for member in members where !member.declaration.isStatic {
        let unknown = member.declaration.parameters.map { _ in Value.unknown }
        let result = invoke(member, coordinator.type, value, unknown)
        let site = Site(file: member.file, offset: member.declaration.offset)
        guard !result.content.items.isEmpty else { continue }
        content.items.append(.handler(Handler(event: .action, content: result.content, site: site)))
      }
    }
  }
}
