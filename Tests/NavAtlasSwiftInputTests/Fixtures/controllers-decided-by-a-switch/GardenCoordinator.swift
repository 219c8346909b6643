import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: GardenCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = GardenCoordinator(stack: UINavigationController())
    coordinator.start()
    window.rootViewController = coordinator.stack
    window.makeKeyAndVisible()
    (self.window, self.coordinator) = (window, coordinator)
  }
}

extension UINavigationController {
  func push<Content: View>(_ content: Content) {
    pushViewController(UIHostingController(rootView: content), animated: true)
  }

  func push(_ controller: UIViewController) { pushViewController(controller, animated: true) }
}

final class GardenCoordinator {
  enum Destination { case beds, tools }
  let stack: UINavigationController

  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    stack.viewControllers = [
      UIHostingController(rootView: GardenView(go: { [weak self] in self?.navigate(to: $0) }))
    ]
  }

  private func navigate(to destination: Destination) {
    let controller: UIViewController
    switch destination {
    case .beds: controller = UIHostingController(rootView: BedsView())
    case .tools: controller = UIHostingController(rootView: ToolsView())
    }
    stack.push(controller)
  }
}

struct GardenView: View {
  let go: (GardenCoordinator.Destination) -> Void

  var body: some View {
    List {
      Button("Beds") { go(.beds) }
      Button("Tools") { go(.tools) }
    }
  }
}

struct BedsView: View { var body: some View { Text("b") } }

struct ToolsView: View { var body: some View { Text("t") } }
