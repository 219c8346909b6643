import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let base = UINavigationController()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = base
    Guide(base: base).start()
    window?.makeKeyAndVisible()
    return true
  }
}

extension UIViewController {
  func hidesBar(_ hides: Bool) { navigationController?.setNavigationBarHidden(hides, animated: false) }
}

final class Guide {
  private let base: UINavigationController

  init(base: UINavigationController) { self.base = base }

  func start() { base.viewControllers = [UIHostingController(rootView: Porch(guide: self))] }

  func showHall() {
    let host = UIHostingController(rootView: Parlour(guide: self))
    base.pushViewController(host, animated: true)
    host.hidesBar(true)
  }

  func showLake() { base.pushViewController(UIHostingController(rootView: Pond()), animated: true) }
}

struct Porch: View {
  let guide: Guide
  var body: some View { Button("Parlour") { guide.showHall() } }
}

struct Parlour: View {
  let guide: Guide
  var body: some View { Button("Pond") { guide.showLake() } }
}

struct Pond: View { var body: some View { Text("Pond") } }
