import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        let router = DefaultRouter(rootTransition: PushTransition())
        let lamps = LampsViewController(viewModel: LampsViewModel(router: router))
        router.root = lamps
        window?.rootViewController = UINavigationController(rootViewController: lamps)
        window?.makeKeyAndVisible()
    }
}

final class LampsViewController: UITableViewController {
    private let viewModel: LampsViewModel
    init(viewModel: LampsViewModel) {
        self.viewModel = viewModel
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.lampTapped(indexPath.row) }
    @objc private func keeper() { viewModel.keeperTapped() }
}

final class LampViewController: UIViewController {
    private let viewModel: LampViewModel
    init(viewModel: LampViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func keeper() { viewModel.keeper() }
    @objc private func done() { viewModel.done() }
}

final class KeeperViewController: UIViewController {
    private let viewModel: KeeperViewModel
    init(viewModel: KeeperViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func close() { viewModel.close() }
    @objc private func lamp() { viewModel.lamp() }
}
