import SwiftUI
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: first())
    window?.makeKeyAndVisible()
  }

  private func first() -> UIViewController {
    UserDefaults.standard.bool(forKey: "knows") ? ShelfController() : GateController()
  }
}

final class GateController: UIViewController {
  @IBAction func enter() {
    UserDefaults.standard.set(true, forKey: "knows")
    let window = view.window
    window?.rootViewController = UINavigationController(rootViewController: ShelfController())
  }
}

final class ShelfController: UIViewController {
  @IBAction func open() {
    navigationController?.pushViewController(UIHostingController(rootView: Book()), animated: true)
  }
}

struct Book: View {
  var body: some View { Text("Book") }
}
