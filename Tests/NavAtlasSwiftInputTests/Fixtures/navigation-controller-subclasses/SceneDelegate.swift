import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = BarnNavigation(rootViewController: UIHostingController(rootView: BarnView()))
        self.window = window
        window.makeKeyAndVisible()
    }
}

/// Adds nothing but colours.
final class BarnNavigation: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = true
        navigationBar.tintColor = .brown
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// Brings its own root.
final class LoftNavigation: UINavigationController {
    private let hay: Int

    init(hay: Int) {
        self.hay = hay
        super.init(rootViewController: LoftController(hay: hay))
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}
