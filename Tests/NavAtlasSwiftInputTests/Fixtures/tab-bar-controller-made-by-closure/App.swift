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

/// Keeps the tab bar, which a closure makes.
final class PortCoordinator {
    private lazy var tabs: UITabBarController = {
        let tabs = UITabBarController()
        tabs.viewControllers = [CustomsCounter.make(), UIHostingController(rootView: ShipView(name: "Ark"))]
        tabs.tabBar.tintColor = .systemTeal
        return tabs
    }()

    func start() -> UIViewController { tabs }
}

enum CustomsCounter {
    static func make() -> UIViewController {
        UINavigationController(rootViewController: UIHostingController(rootView: CustomsView()))
    }
}

struct CustomsView: View {
    var body: some View { NavigationLink("Search") { SearchView() } }
}

struct ShipView: View {
    let name: String
    @State private var sails = false
    var body: some View { Button(name) { sails = true }.sheet(isPresented: $sails) { SeaView() } }
}

struct SeaView: View { var body: some View { Text("~") } }
struct SearchView: View { var body: some View { Text("Search") } }
