import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private lazy var stack: UINavigationController = {
        let stack = UINavigationController()
        stack.setNavigationBarHidden(true, animated: false)
        return stack
    }()
    private lazy var appFlow = AppFlow(builder: FlowBuilder(), navigationController: stack)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        appFlow.start()
    }
}
