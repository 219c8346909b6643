import UIKit

struct Pattern { let name: String }

struct ThreadsActions {
    let showPattern: (Pattern) -> Void
    let showSettings: () -> Void
    let cancel: CoordinatorHandler
}

final class ThreadsViewModel {
    private let actions: ThreadsActions?
    init(actions: ThreadsActions? = nil) { self.actions = actions }
    func didSelect(at index: Int) { actions?.showPattern(Pattern(name: "Twill \(index)")) }
    func settings() { actions?.showSettings() }
    func close() { actions?.cancel() }
}

final class ThreadsViewController: UIViewController, UITableViewDelegate {
    private let viewModel: ThreadsViewModel
    private lazy var closeButton: UIButton = {
        let button = UIButton(type: .close)
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        return button
    }()

    init(viewModel: ThreadsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { viewModel.didSelect(at: indexPath.row) }
    @objc private func settings() { viewModel.settings() }
    @objc private func close() { viewModel.close() }
}

final class PatternViewController: UIViewController {
    var backTapped: CoordinatorHandler?
    @objc func back() { backTapped?() }
}

final class LoomSettingsViewController: UIViewController {
    @objc func done() { presentingViewController?.dismiss(animated: true) }
}

final class GateViewController: UIViewController {
    private let enter: CoordinatorHandler
    init(enter: @escaping CoordinatorHandler) {
        self.enter = enter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { @MainActor in
            try await Task.sleep(for: .seconds(1))
            enter()
        }
    }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var root: RootFlow!
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        root = RootFlow(window: window)
        root.begin()
        return true
    }
}
