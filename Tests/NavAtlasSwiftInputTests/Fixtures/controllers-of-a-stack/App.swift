import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var path: TrailCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        window.rootViewController = navigation
        self.window = window
        path = TrailCoordinator(navigation: navigation)
        path?.begin()
        window.makeKeyAndVisible()
    }
}

/// Sets all the controllers of a stack at once.
final class TrailCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func begin() {
        navigation.viewControllers = [UIHostingController(rootView: HutView(trail: self))]
    }

    func jumpToSummit() {
        let hut = UIHostingController(rootView: HutView(trail: self))
        let summit = UIHostingController(rootView: SummitView(trail: self))
        navigation.setViewControllers([hut, summit], animated: true)
    }

    func goDown() {
        navigation.viewControllers = [UIHostingController(rootView: ValleyView())]
    }
}

struct HutView: View {
    let trail: TrailCoordinator
    var body: some View { Button("Lift") { trail.jumpToSummit() } }
}

struct SummitView: View {
    let trail: TrailCoordinator
    var body: some View { Button("Ski") { trail.goDown() } }
}

struct ValleyView: View { var body: some View { Text("Valley") } }
