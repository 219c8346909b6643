import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = DoorController()
    self.window = window
    window.makeKeyAndVisible()
  }
}

final class DoorController: UIViewController {
  private let shop = ShopCoordinator()

  /// Its own class chooses.
  @IBAction func enterGarden() { view.window?.rootViewController = GardenController() }

  /// Whoever keeps it chooses.
  @IBAction func enterShop() {
    shop.start()
    view.window?.rootViewController = shop.tabs
  }

  /// Whoever makes it chooses.
  @IBAction func enterCellar() { view.window?.rootViewController = cellar() }

  private func cellar() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [WineController(), CoalController()]
    tabs.selectedIndex = 1
    return tabs
  }
}

final class GardenController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [RoseController(), BeanController()]
    selectedIndex = 1
  }
}

final class ShopCoordinator {
  var tabs = UITabBarController()

  func start() {
    let bread = BreadController { [weak self] in self?.tabs.selectedIndex = 1 }
    tabs.viewControllers = [bread, SoapController()]
    tabs.selectedIndex = 0
  }
}

final class BreadController: UIViewController {
  private let wash: () -> Void

  init(wash: @escaping () -> Void) {
    self.wash = wash
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  /// Chooses later, which is a move.
  @IBAction func spill() { wash() }
}

final class WineController: UIViewController {}
final class CoalController: UIViewController {}
final class RoseController: UIViewController {}
final class BeanController: UIViewController {}
final class SoapController: UIViewController {}
