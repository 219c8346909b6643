import SwiftUI
import UIKit

protocol Navigator: AnyObject {
  var rootViewController: UIViewController? { get }
}
protocol StackNavigator: Navigator {
  func dismiss(animated: Bool)
  func push<Content: View>(_ view: Content, animated: Bool, hidesBottomBar: Bool)
  func push(_ viewController: UIViewController, animated: Bool)
  func pop(animated: Bool) -> UIViewController?
  func present<Content: View>(_ view: Content, animated: Bool, overFullscreen: Bool)
  func present(_ viewController: UIViewController, animated: Bool, overFullscreen: Bool)
  func replace<Content: View>(_ view: Content, animated: Bool)
}
extension StackNavigator {
  func dismiss() { dismiss(animated: true) }
  func push<Content: View>(_ view: Content, animated: Bool = true) {
    push(view, animated: animated, hidesBottomBar: false)
  }
  func pop() -> UIViewController? { pop(animated: true) }
  func present<Content: View>(_ view: Content, animated: Bool = true, overFullscreen: Bool = false) {
    present(view, animated: animated, overFullscreen: overFullscreen)
  }
  func present(_ viewController: UIViewController, overFullscreen: Bool = false) {
    present(viewController, animated: true, overFullscreen: overFullscreen)
  }
  func replace<Content: View>(_ view: Content) { replace(view, animated: true) }
}
extension UINavigationController: StackNavigator {
  public var rootViewController: UIViewController? { self }
  public func dismiss(animated: Bool) { dismiss(animated: animated, completion: nil) }
  public func pop(animated: Bool) -> UIViewController? { popViewController(animated: animated) }
  public func push<Content: View>(_ view: Content, animated: Bool, hidesBottomBar: Bool) {
    let viewController = UIHostingController(rootView: view)
    viewController.hidesBottomBarWhenPushed = hidesBottomBar
    let animated = self.view.window != nil ? animated : false
    push(viewController, animated: animated)
  }
  public func push(_ viewController: UIViewController, animated: Bool) {
    let animated = view.window != nil ? animated : false
    pushViewController(viewController, animated: animated)
  }
  public func present<Content: View>(_ view: Content, animated: Bool, overFullscreen: Bool) {
    let controller = UIHostingController(rootView: view)
    if overFullscreen { controller.modalPresentationStyle = .overFullScreen }
    present(controller, animated: animated, overFullscreen: false)
  }
  public func present(_ viewController: UIViewController, animated: Bool, overFullscreen: Bool = false) {
    var presentedChild = presentedViewController
    var availablePresenter: UIViewController? = self
    while presentedChild != nil {
      availablePresenter = presentedChild
      presentedChild = presentedChild?.presentedViewController
    }
    if overFullscreen { viewController.modalPresentationStyle = .overFullScreen }
    availablePresenter?.present(viewController, animated: animated, completion: nil)
  }
  public func replace<Content: View>(_ view: Content, animated: Bool) {
    let animated = self.view.window != nil ? animated : false
    setViewControllers([UIHostingController(rootView: view)], animated: animated)
  }
}
