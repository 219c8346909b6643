import NavAtlasSourceReading

/// UIKit's tabs as objects, each of which is the controller that its closure gives.
struct UIKitTabs: SourceIdiom {
  static let summary = "UITab and UISearchTab of tab bar controllers"
  let constructors = ["UITab", "UISearchTab"]
  let methods = ["setTabs"]

  func construct(_ call: ConstructorCall) -> Value? {
    let provider = call.arguments.first { $0.isTrailing || $0.label == "viewControllerProvider" }
    return provider.map { call.evaluator.apply($0.value, to: [.unknown], at: call.site) }
  }

  func call(_ receiver: Value, _ call: MethodCall) -> Value? {
    guard call.evaluator.isTabBarController(receiver), case .member(let base, _, _) = call.call.callee,
      case .array(let shown)? = call.arguments().first?.value
    else { return nil }
    call.evaluator.setTabs(shown, of: receiver, named: base, call.site, call.scope)
    return .unknown
  }
}
