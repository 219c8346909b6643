import SwiftUI
import UIKit

@main
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: YardController())
        window?.makeKeyAndVisible()
    }
}

/// What all controllers have; what they override decides.
class BaseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
    }

    func bind() {}
    func makeNext() -> UIViewController? { nil }

    @objc func goOn() {
        guard let next = makeNext() else { return }
        navigationController?.pushViewController(next, animated: true)
    }
}

final class YardController: BaseController {
    override func makeNext() -> UIViewController? { BarnController() }
    @objc func callVet() { navigationController?.present(VetController(), animated: true) }
}

final class BarnController: BaseController, StallDelegate {
    private let stalls = StallsView()
    override func bind() { stalls.delegate = self }
    func chosen(_ stall: Int) { navigationController?.pushViewController(StallController(), animated: true) }
    @objc func startOver() { navigationController?.viewControllers = [YardController()] }
}

protocol StallDelegate: AnyObject {
    func chosen(_ stall: Int)
}

final class StallsView: UIView {
    weak var delegate: StallDelegate?
    @objc func tapped(_ sender: UIButton) { delegate?.chosen(sender.tag) }
}

final class StallController: UIViewController {
    @objc func backToYard() {
        if let yard = navigationController?.viewControllers.first(where: { $0 is YardController }) {
            navigationController?.popToViewController(yard, animated: true)
        }
    }
}

final class VetController: UIViewController {
    @objc func thanks() { presentingViewController?.dismiss(animated: true) }
}
