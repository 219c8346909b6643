import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = LoomController()
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// Makes an empty stack, fills it in one of three ways, and presents it.
final class LoomController: UIViewController {
    @objc private func woolTapped() {
        let navigation = UINavigationController()
        navigation.viewControllers = [UIHostingController(rootView: WoolView())]
        present(navigation, animated: true)
    }

    @objc private func silkTapped() {
        let navigation = UINavigationController()
        navigation.setViewControllers([UIHostingController(rootView: SilkView())], animated: false)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }

    @objc private func flaxTapped() {
        let navigation = UINavigationController()
        navigation.pushViewController(UIHostingController(rootView: FlaxView()), animated: false)
        present(navigation, animated: true)
    }
}

struct WoolView: View {
    var body: some View { NavigationLink("Sheep") { SheepView() } }
}

struct SilkView: View { var body: some View { Text("Silk") } }
struct FlaxView: View { var body: some View { Text("Flax") } }
struct SheepView: View { var body: some View { Text("Baa") } }
