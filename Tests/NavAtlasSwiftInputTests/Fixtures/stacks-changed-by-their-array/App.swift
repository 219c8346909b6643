import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = makeRoot()
        self.window = window
        window.makeKeyAndVisible()
    }
}


private func makeRoot() -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers.append(QuayController())
    return stack
}

final class QuayController: UIViewController {
    /// A stack that is emptied and filled anew,
    @objc private func leaveTouched() {
        navigationController?.viewControllers.removeAll()
        board()
    }

    /// one more on it,
    @objc private func ticketTouched() {
        guard let stack = navigationController else { return }
        stack.viewControllers.append(TicketController())
    }

    private func board() { navigationController?.pushViewController(DeckController(), animated: true) }
}

final class TicketController: UIViewController {
    /// another one in place of the last,
    @objc private func payTouched() {
        guard let stack = navigationController else { return }
        var controllers = stack.viewControllers
        controllers.removeLast()
        controllers.append(ReceiptController())
        stack.setViewControllers(controllers, animated: true)
    }

    /// and one that takes itself away.
    @objc private func tearTouched() { navigationController?.viewControllers.removeLast() }
}

final class ReceiptController: UIViewController {
    @objc private func seatTouched() {
        guard let stack = navigationController else { return }
        stack.setViewControllers(stack.viewControllers.dropLast() + [SeatController()], animated: true)
    }
}

final class SeatController: UIViewController {}
final class DeckController: UIViewController {}
