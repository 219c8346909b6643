import SwiftUI
import UIKit

protocol Delegating: AnyObject { var processor: HarbourProcessor? { get } }

@main class AppDelegate: UIResponder, UIApplicationDelegate, Delegating {
  var processor: HarbourProcessor?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let module = HarbourModule()
    processor = HarbourProcessor(module: module)
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var processor: HarbourProcessor? { (UIApplication.shared.delegate as? Delegating)?.processor }
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    guard let processor else { return }
    let root = HoldingController()
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    Task { await processor.start(navigator: root) }
  }
}

class HoldingController: UIViewController {
  var held: UIViewController? {
    didSet {
      if let old = oldValue { old.removeFromParent() }
      if let new = held {
        addChild(new)
        view.addSubview(new.view)
        new.didMove(toParent: self)
      }
    }
  }
}
protocol RootNavigator: Navigator { func show(child: Navigator) }
extension HoldingController: RootNavigator {
  var rootViewController: UIViewController? { self }
  func show(child: Navigator) { held = child.rootViewController }
}
class HarbourProcessor {
  let module: HarbourModuleType
  var coordinator: AnyCoordinator<HarbourRoute, HarbourEvent>?
  init(module: HarbourModuleType) { self.module = module }
  func start(navigator: RootNavigator) async {
    let coordinator = module.makeHarbourCoordinator(navigator: navigator)
    coordinator.start()
    self.coordinator = coordinator
    await coordinator.handleEvent(.began)
  }
}
protocol HarbourModuleType: AnyObject {
  func makeHarbourCoordinator(navigator: RootNavigator) -> AnyCoordinator<HarbourRoute, HarbourEvent>
}
class HarbourModule {}
extension HarbourModule: HarbourModuleType {
  func makeHarbourCoordinator(navigator: RootNavigator) -> AnyCoordinator<HarbourRoute, HarbourEvent> {
    HarbourCoordinator(module: self, rootNavigator: navigator).asAnyCoordinator()
  }
}
enum HarbourEvent { case began, ended }
enum HarbourRoute { case lake(LakeRoute) }
class HarbourCoordinator: Coordinator, HasRootNavigator {
  typealias Module = LakeModule & MapModule
  let module: Module
  private var child: AnyObject?
  private(set) weak var rootNavigator: RootNavigator?
  init(module: Module, rootNavigator: RootNavigator) {
    self.module = module
    self.rootNavigator = rootNavigator
  }
  func start() {}
  func handleEvent(_ event: HarbourEvent, context: AnyObject?) async {
    switch event {
    case .began: showLake(.list)
    case .ended: break
    }
  }
  func navigate(to route: HarbourRoute, context: AnyObject?) {
    switch route {
    case .lake(let route): showLake(route)
    }
  }
  private func showLake(_ route: LakeRoute) {
    if let coordinator = child as? AnyCoordinator<TabRoute, Void> {
      coordinator.navigate(to: .lake(route))
    } else {
      guard let rootNavigator else { return }
      let bar = UITabBarController()
      let tabs = TabCoordinator(module: module, rootNavigator: rootNavigator, tabNavigator: bar)
        .asAnyCoordinator()
      tabs.start()
      tabs.navigate(to: .lake(route))
      child = tabs
    }
  }
}
