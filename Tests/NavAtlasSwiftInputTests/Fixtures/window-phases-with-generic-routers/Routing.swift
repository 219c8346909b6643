import UIKit

protocol Manner: AnyObject {
  var controller: UIViewController? { get set }
  func open(_ other: UIViewController)
  func close(_ other: UIViewController)
}

final class PushManner: Manner {
  weak var controller: UIViewController?
  func open(_ other: UIViewController) {
    if let stack = controller as? UINavigationController {
      stack.pushViewController(other, animated: true)
    } else {
      controller?.navigationController?.pushViewController(other, animated: true)
    }
  }
  func close(_ other: UIViewController) {
    let stack = (controller as? UINavigationController) ?? other.navigationController
    stack?.popViewController(animated: true)
  }
}

final class ModalManner: Manner {
  weak var controller: UIViewController?
  private let style: UIModalPresentationStyle
  init(style: UIModalPresentationStyle = .automatic) { self.style = style }
  func open(_ other: UIViewController) {
    other.modalPresentationStyle = style
    controller?.present(other, animated: true)
  }
  func close(_ other: UIViewController) { other.dismiss(animated: true) }
}

protocol Routed: AnyObject {
  associatedtype Shown: UIViewController
  var controller: Shown? { get }
  var current: Manner? { get set }
  func open(_ other: UIViewController, on parent: UIViewController?, as manner: Manner)
}

extension Routed {
  func open(_ other: UIViewController, as manner: Manner) { open(other, on: nil, as: manner) }
}

protocol Closing: AnyObject { func close() }

class Router<Shown: UIViewController>: Routed {
  weak var controller: Shown?
  var current: Manner?
  func open(_ other: UIViewController, on parent: UIViewController? = nil, as manner: Manner) {
    manner.controller = parent ?? self.controller
    manner.open(other)
  }
  func close() {
    guard let current, let controller else { return }
    current.close(controller)
  }
}
