import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var apiary: ApiaryFlow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        apiary = ApiaryFlow(window: window)
        apiary?.start()
    }
}

/// Gives two tab bar controllers of its own classes their tabs: the first later, the second at once.
final class ApiaryFlow {
    private let window: UIWindow
    private lazy var meadow = MeadowTabs()
    private let shed: ShedTabs

    init(window: UIWindow) {
        self.window = window
        shed = ShedTabs()
        shed.viewControllers = [UIHostingController(rootView: SmokerView()), VeilController()]
    }

    func start() {
        window.rootViewController = meadow
        window.makeKeyAndVisible()
        Weather.load { [weak self] sun in self?.fly(in: sun) }
    }

    private func fly(in sun: String) {
        let hives = HivesController(sun: sun)
        hives.onShed = { [weak self] in self?.openShed() }
        let flowers = UIHostingController(rootView: FlowersView())
        meadow.setViewControllers([hives, flowers], animated: false)
        meadow.selectedIndex = 1
    }

    private func openShed() {
        meadow.present(shed, animated: true)
    }
}

enum Weather {
    static func load(_ done: @escaping (String) -> Void) {
        DispatchQueue.main.async { done("noon") }
    }
}

final class MeadowTabs: UITabBarController {}

final class ShedTabs: UITabBarController {}

final class HivesController: UIViewController {
    var onShed: (() -> Void)?
    private let sun: String

    init(sun: String) {
        self.sun = sun
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func shedTapped() { onShed?() }

    @objc private func combTapped() { show(CombController(), sender: nil) }
}

final class CombController: UIViewController {}

final class VeilController: UIViewController {}

struct FlowersView: View { var body: some View { Text("Clover") } }

struct SmokerView: View { var body: some View { Text("Smoke") } }
