import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: AtticController())
        self.window = window
        window.makeKeyAndVisible()
    }
}

final class AtticController: UIViewController {
    @objc private func trunkTapped() { present(TrunkController(), animated: true) }
    @objc private func mirrorTapped() { present(MirrorController(rootView: MirrorView()), animated: true) }
    @objc private func boxTapped() { present(BoxNavigation(box: 3), animated: true) }
}

/// Says itself how it is presented: in its initialiser,
final class TrunkController: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    @objc private func closeTapped() { dismiss(animated: true) }
}

/// in a hosting controller's,
final class MirrorController: UIHostingController<MirrorView> {
    override init(rootView: MirrorView) {
        super.init(rootView: rootView)
        self.modalPresentationStyle = .overFullScreen
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

/// in a stack's.
final class BoxNavigation: UINavigationController {
    init(box: Int) {
        super.init(rootViewController: UIHostingController(rootView: BoxView(box: box)))
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

struct MirrorView: View { var body: some View { Text("You") } }

struct BoxView: View {
    let box: Int
    var body: some View { NavigationLink("Letters") { LetterView() } }
}

struct LetterView: View { var body: some View { Text("Dear …") } }
