import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: MenuController())
        self.window = window
        window.makeKeyAndVisible()
    }
}

import SwiftUI

extension UIStoryboard {
    static let garden = UIStoryboard(name: "Garden", bundle: nil)

    func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        guard let made = instantiateViewController(withIdentifier: "\(type)") as? Controller else { fatalError("\(type)") }
        return made
    }

    func expected<Controller: UIViewController>() -> Controller {
        instantiateViewController(withIdentifier: String(describing: Controller.self)) as! Controller
    }
}

enum Board: String {
    case pond, shed

    func controller<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
        UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(withIdentifier: "\(type)") as! Controller
    }
}

final class MenuController: UIViewController {
    private struct Row {
        let title: String
        let kind: UIViewController.Type
    }

    private let rows = [Row(title: "Rose", kind: RoseController.self)]
    private let pairs: [(String, UIViewController.Type)] = [("Fern", FernController.self), ("Tree", TreeController.self)]

    @objc private func rowTouched(_ sender: UIControl) {
        let chosen = rows[sender.tag].kind.init()
        navigationController?.pushViewController(chosen, animated: true)
    }

    @objc private func pairTouched(_ sender: UIControl) {
        let chosen = pairs[sender.tag].1.init()
        navigationController?.pushViewController(chosen, animated: true)
    }

    @objc private func pondTouched() { present(UIStoryboard.garden.make(PondController.self), animated: true) }

    @objc private func shedTouched() {
        let shed: ShedController = UIStoryboard.garden.expected()
        show(shed, sender: nil)
    }

    @objc private func bedTouched() { go(to: BedController.self) { $0.title = "Bed" } }

    @objc private func treeTouched() { present(Board.shed.controller(TreeController.self), animated: true) }

    @objc private func soilTouched() { show(Hosted { SoilView() }, sender: nil) }

    private func go<Target: UIViewController>(to type: Target.Type, with prepare: (Target) -> Void) {
        let target = Target(nibName: "\(type)", bundle: nil)
        prepare(target)
        navigationController?.pushViewController(target, animated: true)
    }
}

/// A hosting controller with an initialiser that hands on to another one,
class Hosted<Shown: View>: UIHostingController<Shown> {
    init(shown: Shown, isQuiet: Bool) {
        super.init(rootView: shown)
    }

    convenience init(@ViewBuilder shown: () -> Shown) {
        self.init(shown: shown(), isQuiet: true)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

/// and one that gives its view what it does.
final class WormController: UIHostingController<WormView> {
    init() {
        super.init(rootView: WormView())
        rootView.leave = { [weak self] in self?.navigationController?.popViewController(animated: true) }
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

struct SoilView: View {
    var body: some View { Text("Soil") }
}

struct WormView: View {
    var leave: (() -> Void)?

    var body: some View { Button("Leave") { leave?() } }
}

final class BedController: UIViewController {
    @objc private func wormTouched() { navigationController?.pushViewController(WormController(), animated: true) }
}

final class RoseController: UIViewController {}
final class FernController: UIViewController {}
final class PondController: UIViewController {}
final class ShedController: UIViewController {}
final class TreeController: UIViewController {}
