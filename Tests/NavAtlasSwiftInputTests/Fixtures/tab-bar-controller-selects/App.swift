import UIKit

@main
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = FloorsController()
    }
}

final class FloorsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [UINavigationController(rootViewController: GroundController()), AtticController()]
    }
}

final class GroundController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.show(CellarController(), sender: nil) })
    }

    @objc func climb() { tabBarController?.selectedIndex = 1 }
}

final class Chest { var opened: (() -> Void)? }

final class AtticController: UIViewController {
    private let chest = Chest()

    @objc func look() {
        chest.opened = { [weak self] in self?.dismiss(animated: true) }
        let chestController = ChestController()
        chestController.closed = chest.opened
        chestController.modalPresentationStyle = .fullScreen
        present(chestController, animated: true)
    }
}

final class ChestController: UIViewController {
    var closed: (() -> Void)?
    @objc func close() { closed?() }
}

final class CellarController: UIViewController {}
