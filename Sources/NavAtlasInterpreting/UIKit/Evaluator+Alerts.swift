import NavAtlasProgram

extension Evaluator {
  /// True for UIKit's alerts, which are no screens of the app.
  func isAlert(_ value: Value) -> Bool {
    if let type = type(of: value)?.unwrapped { return type.name == "UIAlertController" }
    guard case .content(let shown) = value, case .external(let element)? = shown.visuals().first?.kind
    else { return false }
    return element.name == "UIAlertController"
  }
}
