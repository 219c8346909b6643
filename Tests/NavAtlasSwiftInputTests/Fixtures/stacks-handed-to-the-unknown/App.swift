import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = LobbyController()
        self.window = window
        window.makeKeyAndVisible()
    }
}


extension UIWindow {
    func exchangeRoot(for next: UIViewController, slowly: Bool = true) {
        guard slowly else {
            rootViewController = next
            return
        }
        UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve, animations: {
            self.rootViewController = next
        })
    }
}

/// What is handed to something unknown is shown elsewhere, if at all: the screens stay what they are.
final class LobbyController: UIViewController {
    private let panel = Panel()

    @objc private func enterTouched() {
        log(UINavigationController(rootViewController: FloorController()))
        view.window?.exchangeRoot(for: UINavigationController(rootViewController: FloorController()))
    }

    @objc private func mapTouched() {
        let map = UINavigationController(rootViewController: PlanController())
        panel.show(map)
    }

    @objc private func askTouched() {
        (parent ?? self).present(UINavigationController(rootViewController: DeskController()), animated: true)
    }

    private func log(_ next: UIViewController) { print(next) }
}

final class FloorController: UIViewController {
    private let switcher = Switcher()

    @objc private func roomsTouched() {
        let rooms = UITabBarController()
        rooms.viewControllers = [PlanController(), DeskController()]
        switcher.show(rooms)
    }

    @objc private func leaveTouched() {
        guard let window = view.window else { return }
        window.exchangeRoot(for: LobbyController(), slowly: false)
    }
}

final class PlanController: UIViewController {}

final class DeskController: UIViewController {
    @objc private func thanksTouched() { dismiss(animated: true) }
}
