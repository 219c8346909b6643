import SwiftUI
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        Screens().makeDrawn(in: window)
        window.makeKeyAndVisible()
        Tide().ask { isHigh in
            if isHigh {
                Screens().makeHarbour(in: window)
            } else {
                window.rootViewController = UIHostingController(rootView: FlatsView())
            }
        }
        return true
    }
}

struct Screens {
    func makeDrawn(in window: UIWindow) {
        let storyboard = UIStoryboard(name: "Drawn", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "WavesController")
        window.rootViewController = controller
    }

    func makeHarbour(in window: UIWindow) {
        let base = UINavigationController()
        window.rootViewController = base
        base.setViewControllers([UIHostingController(rootView: HarbourView())], animated: false)
    }
}

final class Tide {
    func ask(_ done: @escaping (Bool) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done(Bool.random()) }
    }
}

struct HarbourView: View { var body: some View { Text("Harbour") } }
struct FlatsView: View { var body: some View { Text("Flats") } }
