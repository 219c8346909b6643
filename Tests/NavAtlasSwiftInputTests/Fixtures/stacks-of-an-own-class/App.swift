import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [makeLakes(), makeHills()]
    window?.rootViewController = tabs
    return true
  }

  private func makeLakes() -> UINavigationController {
    let base = PlainStack(nibName: nil, bundle: nil)
    base.viewControllers = [UIHostingController(rootView: Ponds())]
    return base
  }

  private func makeHills() -> UINavigationController {
    let base = PlainStack(nibName: nil, bundle: nil)
    base.viewControllers = [UIHostingController(rootView: Ridges())]
    return base
  }
}

final class PlainStack: UINavigationController {
  private var bar: UIStatusBarStyle = .default
}

struct Ponds: View { var body: some View { Text("Ponds") } }
struct Ridges: View { var body: some View { Text("Ridges") } }
