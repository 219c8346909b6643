import SwiftUI
import UIKit

protocol Presentable { func toPresentable() -> UIViewController }

final class Router {
  let stack = UINavigationController()
  private var completions: [UIViewController: () -> Void] = [:]
  func setRoot(_ module: Presentable) {
    let controller = module.toPresentable()
    guard controller is UINavigationController == false else { return }
    stack.setViewControllers([controller], animated: false)
  }
  func push(_ module: Presentable, completion: (() -> Void)? = nil) {
    let controller = module.toPresentable()
    guard controller is UINavigationController == false else { return }
    if let completion { completions[controller] = completion }
    stack.pushViewController(controller, animated: true)
  }
}
final class HomeModel { var callback: (() -> Void)?; func tapped() { callback?() } }
final class HomeCoordinator: Presentable {
  private let controller: UIViewController
  private let model: HomeModel
  var callback: (() -> Void)?
  init() {
    let model = HomeModel()
    controller = UIHostingController(rootView: Home(model: model))
    self.model = model
    model.callback = { [weak self] in self?.callback?() }
  }
  func toPresentable() -> UIViewController { controller }
}
final class LoginCoordinator: Presentable {
  private let controller: UIViewController
  init(done: @escaping () -> Void) { controller = UIHostingController(rootView: Login(done: done)) }
  func toPresentable() -> UIViewController { controller }
}
final class SettingsCoordinator: Presentable {
  private let controller = UIHostingController(rootView: Settings())
  func toPresentable() -> UIViewController { controller }
}

@main final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let router = Router()
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow()
    window.rootViewController = router.stack
    self.window = window
    showLogin()
    return true
  }
  func showLogin() { router.setRoot(LoginCoordinator(done: { [weak self] in self?.showHome() })) }
  func showHome() {
    let home = HomeCoordinator()
    home.callback = { [weak self] in self?.showSettings() }
    router.setRoot(home)
  }
  func showSettings() { router.push(SettingsCoordinator()) }
}
struct Login: View { let done: () -> Void; var body: some View { Button("In", action: done) } }
struct Home: View { let model: HomeModel; var body: some View { Button("Settings") { model.tapped() } } }
struct Settings: View { var body: some View { Text("Settings") } }
