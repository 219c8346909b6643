import SwiftUI
import UIKit

class Guide {
  let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }
  func begin() {}
}

final class GateGuide: Guide {
  var finish: () -> Void = {}
  override func begin() {
    stack.setViewControllers([UIHostingController(rootView: GatePage(enter: finish))], animated: true)
  }
}

final class GardenGuide: Guide {
  override func begin() {
    stack.setViewControllers([UIHostingController(rootView: GardenPage())], animated: true)
  }
  func showPond() {
    stack.setViewControllers([UIHostingController(rootView: PondPage())], animated: true)
  }
}

final class ParkGuide {
  let stack: UINavigationController
  var guides: [Guide] = []

  init(stack: UINavigationController) { self.stack = stack }

  func guide(_ kind: Guide.Type) -> Guide? {
    guides.filter { String(describing: type(of: $0)) == String(describing: kind) }.first
  }

  var garden: GardenGuide? { guide(GardenGuide.self) as? GardenGuide }

  func showGate() {
    let gate = GateGuide(stack: stack)
    gate.finish = { self.showGarden() }
    guides.append(gate)
    gate.begin()
  }

  func showGarden() {
    let shown: GardenGuide
    if let known = guide(GardenGuide.self) as? GardenGuide {
      shown = known
    } else {
      shown = GardenGuide(stack: stack)
      guides.append(shown)
    }
    shown.begin()
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var park: ParkGuide?
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stack
    let park = ParkGuide(stack: stack)
    SceneDelegate.park = park
    park.showGate()
    self.window = window
    window.makeKeyAndVisible()
  }
}

struct GatePage: View {
  let enter: () -> Void
  var body: some View { Button("Enter", action: enter) }
}

struct GardenPage: View {
  var body: some View { Button("Pond") { SceneDelegate.park?.garden?.showPond() } }
}

struct PondPage: View { var body: some View { Text("Pond") } }
