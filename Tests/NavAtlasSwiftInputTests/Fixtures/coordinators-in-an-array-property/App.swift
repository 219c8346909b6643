import UIKit

@main final class BakeryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = BakeryTabs()
    window?.makeKeyAndVisible()
    return true
  }
}

protocol Flow: AnyObject {
  var stack: UINavigationController { get }
  func begin()
}

final class BreadFlow: Flow {
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin() {
    let shelf = BreadShelf()
    shelf.onLoaf = { [weak self] in self?.stack.pushViewController(LoafDetails(), animated: true) }
    stack.setViewControllers([shelf], animated: false)
  }
}

final class CakeFlow: Flow {
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin() { stack.viewControllers = [CakeShelf()] }
}

final class TillFlow: Flow {
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func begin() { stack.viewControllers = [Till()] }
}

final class BakeryTabs: UITabBarController {
  private var flows: [Flow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    flows = [
      BreadFlow(stack: UINavigationController()), CakeFlow(stack: UINavigationController()),
    ]
    flows.append(TillFlow(stack: UINavigationController()))
    for flow in flows { flow.begin() }
    viewControllers = flows.map { $0.stack }
  }

  /// Asks which of them it is.
  func showCakes() {
    for (position, flow) in flows.enumerated() where flow is CakeFlow { selectedIndex = position }
  }
}

final class BreadShelf: UIViewController {
  var onLoaf: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.onLoaf?() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.cakes() }))
  }

  func cakes() { (tabBarController as? BakeryTabs)?.showCakes() }
}

final class CakeShelf: UIViewController {}
final class Till: UIViewController {}
final class LoafDetails: UIViewController {}
