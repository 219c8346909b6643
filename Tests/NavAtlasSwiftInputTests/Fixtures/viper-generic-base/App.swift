import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let assembly: ModuleAssemblying = ModuleAssembly()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        let navigationController = UINavigationController()
        let router = Router(navigationController: navigationController, assembly: assembly)
        router.initialViewController()
        window.rootViewController = navigationController
        self.window = window
        window.makeKeyAndVisible()
    }
}

protocol RouterMain {
    var navigationController: UINavigationController? { get set }
    var assembly: ModuleAssemblying? { get set }
}

protocol RouterProtocol: RouterMain {
    func initialViewController()
    func showDetail(comment: Comment?)
    func showSettings(completion: @escaping (Bool) -> Void)
    func popToRoot()
}

struct Comment { let id: Int }

class Router: RouterProtocol {
    var navigationController: UINavigationController?
    var assembly: ModuleAssemblying?

    init(navigationController: UINavigationController, assembly: ModuleAssemblying) {
        self.navigationController = navigationController
        self.assembly = assembly
    }

    func initialViewController() {
        if let navigationController = navigationController {
            guard let mainViewController = assembly?.createMainModule(router: self) else { return }
            navigationController.viewControllers = [mainViewController]
        }
    }

    func showDetail(comment: Comment?) {
        if let navigationController = navigationController {
            guard let detail = assembly?.createDetailModule(comment: comment, router: self) else { return }
            navigationController.pushViewController(detail, animated: true)
        }
    }

    func showSettings(completion: @escaping (Bool) -> Void) {
        guard let settings = assembly?.createSettingsModule(output: completion) else { return }
        settings.isModalInPresentation = true
        navigationController?.topViewController?.present(settings, animated: true)
    }

    func popToRoot() {
        navigationController?.popToRootViewController(animated: true)
    }
}

protocol ModuleAssemblying {
    func createMainModule(router: RouterProtocol) -> UIViewController
    func createDetailModule(comment: Comment?, router: RouterProtocol) -> UIViewController
    func createSettingsModule(output: @escaping (Bool) -> Void) -> UIViewController
}

class ModuleAssembly: ModuleAssemblying {
    func createMainModule(router: RouterProtocol) -> UIViewController {
        let view = MainViewController()
        let networkService = NetworkService()
        let presenter = MainPresenter(view: view, networkService: networkService, router: router)
        view.presenter = presenter
        return view
    }

    func createDetailModule(comment: Comment?, router: RouterProtocol) -> UIViewController {
        let view = DetailViewController()
        let presenter = DetailPresenter(view: view, router: router, comment: comment)
        view.presenter = presenter
        return view
    }

    func createSettingsModule(output: @escaping (Bool) -> Void) -> UIViewController {
        let view = SettingsViewController()
        let presenter = SettingsPresenter(output: output)
        view.presenter = presenter
        presenter.view = view
        return UINavigationController(rootViewController: view)
    }
}
