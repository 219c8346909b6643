import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = HarbourController()
        self.window = window
        window.makeKeyAndVisible()
    }
}


final class HarbourController: UIViewController {
    private var inside: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        enter()
    }

    private func enter() { take(GateController(pass: { [weak self] in self?.sail() })) }

    private func sail() {
        let deck = DeckController()
        deck.land = { [weak self] in self?.enter() }
        take(UINavigationController(rootViewController: deck))
    }

    private func take(_ next: UIViewController) {
        inside?.willMove(toParent: nil)
        inside?.view.removeFromSuperview()
        inside?.removeFromParent()
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        inside = next
    }
}

final class GateController: UIViewController {
    private let pass: () -> Void

    init(pass: @escaping () -> Void) {
        self.pass = pass
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    @objc private func passTouched() { pass() }
}

final class DeckController: UIViewController {
    var land: (() -> Void)?

    @objc private func landTouched() { land?() }
    @objc private func mapTouched() { navigationController?.pushViewController(MapController(), animated: true) }
}

final class MapController: UIViewController {
    @objc private func backTouched() { navigationController?.popViewController(animated: true) }
}
