import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: MainCoordinator?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let container = AppDependencies()
        coordinator = MainCoordinator(window: window, dependencies: container)
        coordinator?.start()
        self.window = window
        return true
    }
}

struct AppDependencies {
    let books = BookStore()
    let session = Session()
}

final class BookStore {}
final class Session { var isGuest = true }
