import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var flow: HarborFlow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let harbor = HarborFlow()
    flow = harbor
    window = UIWindow(windowScene: scene)
    window?.rootViewController = harbor.bar()
    window?.makeKeyAndVisible()
  }
}

protocol Flow: AnyObject {
  var stack: UINavigationController { get }
  func start()
}

final class HarborFlow {
  private lazy var flows: [Flow] = {
    [DockFlow(stack: UINavigationController()), CraneFlow(stack: UINavigationController())]
  }()

  func bar() -> UITabBarController {
    let first = flows[0]
    first.start()
    let second = flows[1]
    second.start()
    let bar = UITabBarController()
    bar.viewControllers = [first.stack, second.stack]
    return bar
  }
}

final class DockFlow: Flow {
  var stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() { stack.pushViewController(DockController(flow: self), animated: false) }
  func showBoat() { stack.pushViewController(BoatController(), animated: true) }
}

final class CraneFlow: Flow {
  var stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func start() { stack.pushViewController(CraneController(flow: self), animated: false) }
  func showLoad() { stack.present(LoadController(), animated: true) }
}

final class DockController: UIViewController {
  let flow: DockFlow
  init(flow: DockFlow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  @objc func tapBoat() { flow.showBoat() }
}

final class CraneController: UIViewController {
  let flow: CraneFlow
  init(flow: CraneFlow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  @objc func tapLoad() { flow.showLoad() }
}

final class BoatController: UIViewController {}
final class LoadController: UIViewController {}
