import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let zoo = ZooController()
        let stack = UINavigationController(rootViewController: zoo)
        zoo.keeper = Keeper(stack: stack)
        window.rootViewController = stack
        self.window = window
        window.makeKeyAndVisible()
    }
}

protocol Named {
    static var nibName: String { get }
}

extension Named {
    static var nibName: String { return "\(String(describing: self))" }
}

/// Makes controllers by the names of their nibs.
final class Keeper {
    private let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    func animal(named name: String) -> UIViewController? {
        switch name {
        case LionController.nibName:
            let lion = LionController(nibName: name, bundle: nil)
            lion.keeper = self
            return lion
        case SealController.nibName: return SealController(nibName: name, bundle: nil)
        case OwlController.nibName: return OwlController(nibName: name, bundle: nil)
        case TicketController.nibName: return TicketController(nibName: name, bundle: nil)
        default: return nil
        }
    }

    func open(_ name: String) {
        let controller: UIViewController?
        switch name {
        case FoodController.nibName: controller = FoodController(nibName: name, bundle: nil)
        case BirthController.nibName: controller = BirthController(nibName: name, bundle: nil)
        default:
            controller = nil
            assertionFailure("no such controller")
            break
        }
        if let controller = controller { push(controller) }
    }

    func put(_ child: UIViewController?, into parent: UIViewController) {
        if let child = child {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
    }

    func remove(_ child: UIViewController?) {
        guard let child = child else { return }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    private func push(_ controller: UIViewController, animated: Bool = true) {
        stack.pushViewController(controller, animated: animated)
    }
}
