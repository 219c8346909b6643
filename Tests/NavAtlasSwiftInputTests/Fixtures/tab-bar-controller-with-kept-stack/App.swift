import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let coordinator = PortCoordinator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = coordinator.start()
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// Keeps the tab bar; the tabs are set by the one method, filled by others.
final class PortCoordinator {
    private var tabs = UITabBarController()

    private let quay = UINavigationController()

    func start() -> UIViewController {
        let view = QuayView(onShip: { [weak self] in self?.showShip($0) })
        quay.viewControllers = [UIHostingController(rootView: view)]
        tabs.viewControllers = [quay, customs()]
        return tabs
    }

    private func customs() -> UIViewController {
        let view = CustomsView(search: { [weak self] in
            self?.tabs.present(UIHostingController(rootView: SearchView()), animated: true)
        })
        return UIHostingController(rootView: view)
    }

    private func showShip(_ name: String) {
        quay.pushViewController(UIHostingController(rootView: ShipView(name: name)), animated: true)
    }
}

struct QuayView: View {
    let onShip: (String) -> Void
    var body: some View { Button("Freighter") { onShip("Freighter") } }
}

struct CustomsView: View {
    let search: () -> Void
    var body: some View { Button("Search", action: search) }
}

struct ShipView: View {
    let name: String
    var body: some View { Text(name) }
}

struct SearchView: View { var body: some View { Text("Search") } }
