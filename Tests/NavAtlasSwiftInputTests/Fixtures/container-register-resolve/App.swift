import UIKit
import Swinject

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let container = Container()
    private var assembler: FerryAssembler!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        setUpContainer()
        window = UIWindow()
        window?.rootViewController = container.resolve(UINavigationController.self, name: "root")!
        window?.makeKeyAndVisible()
        container.resolve(FerryRouting.self)?.start()
        return true
    }

    private func setUpContainer() {
        container.register(UINavigationController.self, name: "root") { _ in UINavigationController() }
            .inObjectScope(.container)
        container.register(FerryRouting.self) { r in
            FerryRouter(navigation: r.resolve(UINavigationController.self, name: "root")!, resolver: r)
        }.inObjectScope(.container)
        container.register(DeparturesViewModel.self) { r in
            DeparturesViewModel(router: r.resolve(FerryRouting.self)!)
        }
        container.register(DeparturesViewController.self) { r in
            let controller = DeparturesViewController()
            controller.viewModel = r.resolve(DeparturesViewModel.self)
            return controller
        }
        container.register(TicketViewController.self) { (r, number: Int) in
            TicketViewController(number: number)
        }
    }
}

struct FerryAssembler {}
