import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let garden = GardenCoordinator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = garden.navigation
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// Keeps its stack in a lazy property, and what it presents in an optional one.
final class GardenCoordinator {
    private(set) lazy var navigation = UINavigationController(
        rootViewController: UIHostingController(
            rootView: BedView(dig: { [unowned self] in dig() }, water: { [weak self] in self?.water() })))
    private var can: UINavigationController?

    private func dig() {
        navigation.pushViewController(UIHostingController(rootView: HoleView()), animated: true)
    }

    private func water() {
        let view = CanView { [weak self] in self?.can?.dismiss(animated: true) }
        can = UINavigationController(rootViewController: UIHostingController(rootView: view))
        navigation.present(can!, animated: true)
    }
}

struct BedView: View {
    let dig: () -> Void
    let water: () -> Void

    var body: some View {
        Button("Dig", action: dig)
        Button("Water", action: water)
    }
}

struct CanView: View {
    let empty: () -> Void
    var body: some View { Button("Empty", action: empty) }
}

struct HoleView: View { var body: some View { Text("Worm") } }
