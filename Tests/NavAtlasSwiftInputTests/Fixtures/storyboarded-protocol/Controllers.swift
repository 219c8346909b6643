import UIKit

class PotteryViewController: UIViewController, Storyboarded {
    weak var coordinator: MainCoordinator?
    @IBAction func buyTapped(_ sender: Any) { coordinator?.buySubscription() }
    @IBAction func createAccountTapped(_ sender: Any) { coordinator?.createAccount() }
}

class BuyViewController: UIViewController, Storyboarded {
    weak var coordinator: BuyCoordinator?
    @IBAction func done(_ sender: Any) { coordinator?.bought() }
}

class CreateAccountViewController: UIViewController, Storyboarded {
    weak var coordinator: MainCoordinator?
}

class MainTabBarController: UITabBarController {
    let main = MainCoordinator(navigationController: UINavigationController())

    override func viewDidLoad() {
        super.viewDidLoad()
        main.start()
        viewControllers = [main.navigationController, GlazeViewController()]
    }
}

class GlazeViewController: UIViewController {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = MainTabBarController()
        window?.makeKeyAndVisible()
    }
}
