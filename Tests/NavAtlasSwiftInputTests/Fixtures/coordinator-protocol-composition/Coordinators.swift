import UIKit

typealias CoordinatorHandler = () -> Void

protocol Flow: AnyObject {
    associatedtype Event
    var onEvent: ((Event) -> Void)? { get set }
    func begin() -> UIViewController
}

protocol NavigationWrapping: AnyObject {
    var rootViewController: UIViewController { get }
    func push(_ controller: UIViewController, animated: Bool)
    func pop(animated: Bool)
    func show(_ controller: UIViewController, style: UIModalPresentationStyle)
}

extension NavigationWrapping {
    func push(_ controller: UIViewController) { push(controller, animated: true) }
}

final class NavigationWrapper: NavigationWrapping {
    private let controller: UINavigationController
    var rootViewController: UIViewController { controller }

    init(_ controller: UINavigationController = UINavigationController()) { self.controller = controller }

    func push(_ controller: UIViewController, animated: Bool) {
        self.controller.pushViewController(controller, animated: animated)
    }

    func pop(animated: Bool) { _ = controller.popViewController(animated: animated) }

    func show(_ controller: UIViewController, style: UIModalPresentationStyle) {
        controller.modalPresentationStyle = style
        self.controller.present(controller, animated: true)
    }
}

final class LoomFlow: Flow {
    enum Event { case finished, cancelled(String) }
    var onEvent: ((Event) -> Void)?
    private let navigation: NavigationWrapping

    init(navigation: NavigationWrapping = NavigationWrapper()) { self.navigation = navigation }

    func begin() -> UIViewController {
        let threads = ThreadsViewController(viewModel: makeThreadsModel())
        navigation.push(threads, animated: false)
        return navigation.rootViewController
    }

    private func makeThreadsModel() -> ThreadsViewModel {
        ThreadsViewModel(actions: .init(
            showPattern: showPattern,
            showSettings: { [navigation] in
                navigation.show(LoomSettingsViewController(), style: .fullScreen)
            },
            cancel: { [weak self] in self?.onEvent?(.cancelled("threads")) }
        ))
    }

    private func showPattern(_ pattern: Pattern) {
        let controller = PatternViewController()
        controller.backTapped = { [weak navigation] in navigation?.pop(animated: true) }
        navigation.push(controller)
    }
}

final class RootFlow {
    private weak var window: UIWindow?
    private var loom: LoomFlow?

    init(window: UIWindow?) { self.window = window }

    func begin() {
        let gate = GateViewController { [weak self] in self?.showLoom() }
        window?.rootViewController = gate
        window?.makeKeyAndVisible()
    }

    private func showLoom() {
        let flow = LoomFlow()
        flow.onEvent = { [weak self] event in
            switch event {
            case .finished: break
            case .cancelled: self?.begin()
            }
        }
        loom = flow
        window?.rootViewController = flow.begin()
    }
}
