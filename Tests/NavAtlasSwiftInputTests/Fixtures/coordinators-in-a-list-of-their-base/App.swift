import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var conductor: HouseConductor?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        conductor = HouseConductor(window: window)
        conductor?.start()
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
        fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        if let name = info["piece"] as? String { conductor?.showPiece(name) }
    }
}

class Conductor {
    private(set) var players: [Conductor] = []
    weak var leader: Conductor?

    func start() { preconditionFailure("up to the subclass") }

    func add(_ player: Conductor) {
        players.append(player)
        player.leader = self
    }
}

final class HouseConductor: Conductor {
    let window: UIWindow?

    init(window: UIWindow?) {
        self.window = window
        super.init()
        let stack = UINavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        add(HallConductor(stack: stack))
    }

    override func start() { players.first?.start() }

    func showPiece(_ name: String) {
        guard let hall = players.first as? HallConductor else { return }
        hall.showPiece(name)
    }
}

final class HallConductor: Conductor {
    private let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    override func start() { showHall() }

    func showHall() {
        let hall = HallController()
        hall.conductor = self
        stack.viewControllers.removeAll()
        push(hall)
    }

    func showPiece(_ name: String) { push(PieceController(nibName: PieceController.nibName, bundle: nil)) }

    private func push(_ controller: UIViewController, animated: Bool = true) {
        stack.pushViewController(controller, animated: animated)
    }
}

extension UIViewController {
    static var nibName: String { String(describing: self) }
}

final class HallController: UIViewController {
    weak var conductor: HallConductor?
    @objc private func pieceTouched() { conductor?.showPiece("Bolero") }
}

final class PieceController: UIViewController {
    @objc private func backTouched() { navigationController?.popViewController(animated: true) }
}
