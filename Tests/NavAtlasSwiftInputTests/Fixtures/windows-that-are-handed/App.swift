import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    Maker.shared.makeGate(for: window)
    window.makeKeyAndVisible()
    return true
  }
}

final class Maker {
  static let shared = Maker()

  func makeGate(for window: UIWindow) {
    let base = UINavigationController()
    window.rootViewController = base
    GateGuide(base: base, window: window).start()
  }

  func makeSample() -> Porch {
    Porch(guide: GateGuide(base: UINavigationController(), window: UIWindow()))
  }

  func makeHall(for window: UIWindow) {
    let base = UINavigationController()
    window.rootViewController = base
    HallGuide(base: base).start()
  }
}

final class GateGuide {
  private weak var base: UINavigationController?
  private weak var window: UIWindow?

  init(base: UINavigationController, window: UIWindow) {
    self.base = base
    self.window = window
  }

  func start() {
    base?.viewControllers = [UIHostingController(rootView: Porch(guide: self))]
  }

  func enter() {
    if let window = window { Maker.shared.makeHall(for: window) }
  }
}

final class HallGuide {
  private weak var base: UINavigationController?

  init(base: UINavigationController) { self.base = base }

  func start() {
    base?.viewControllers = [UIHostingController(rootView: Parlour(guide: self))]
  }

  func show() {
    base?.pushViewController(UIHostingController(rootView: Pond()), animated: true)
  }
}

struct Porch: View {
  let guide: GateGuide
  var body: some View { Button("Enter") { guide.enter() } }
}

struct Parlour: View {
  let guide: HallGuide
  var body: some View { Button("Pond") { guide.show() } }
}

struct Pond: View { var body: some View { Text("Pond") } }

struct Gate_Previews: PreviewProvider {
  static var previews: some View { Maker.shared.makeSample() }
}
