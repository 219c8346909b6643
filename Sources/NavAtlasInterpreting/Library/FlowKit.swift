import NavAtlasProgram
import NavAtlasSourceReading

/// FlowKit: an object that is made with the first view of a stack, which another view presents.
struct FlowKit: SourceIdiom {
  static let summary = "FlowKit's providers of a stack"
  let constructors = ["FlowProvider", "FlowPresenter"]
  let methods = ["present"]

  func construct(_ call: ConstructorCall) -> Value? {
    guard let root = call.argument("rootView") else { return nil }
    let stack = NavigationContainer.navigationController(call.content(root), call.site)
    return .content(Content(owner: call.scope.type, items: [.container(stack)]))
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard call.call.arguments.isEmpty else { return nil }
    let made = call.evaluator.place(receiver).map { call.evaluator.initialValue(of: $0) } ?? receiver
    guard case .content(let content) = made, content.container != nil else { return nil }
    return made
  }

  /// The type of what `@Flow` gives.
  static let provider = "FlowProvider"
  static let wrapper = "Flow"
}
