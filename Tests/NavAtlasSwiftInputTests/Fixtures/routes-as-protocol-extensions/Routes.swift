import UIKit

protocol LampRoute { func openLamp(_ id: Int) }
extension LampRoute where Self: Router {
    func openLamp(_ id: Int, with transition: Transition) {
        let router = DefaultRouter(rootTransition: transition)
        let viewModel = LampViewModel(id: id, router: router)
        let viewController = LampViewController(viewModel: viewModel)
        router.root = viewController
        route(to: viewController, as: transition)
    }
    func openLamp(_ id: Int) { openLamp(id, with: PushTransition()) }
}

protocol KeeperRoute { func openKeeper() }
extension KeeperRoute where Self: Router {
    func openKeeper() {
        let transition = ModalTransition(style: .fullScreen)
        let router = DefaultRouter(rootTransition: transition)
        let viewController = KeeperViewController(viewModel: KeeperViewModel(router: router))
        router.root = viewController
        route(to: UINavigationController(rootViewController: viewController), as: transition)
    }
}

extension DefaultRouter: LampRoute, KeeperRoute {}

final class LampsViewModel {
    typealias Routes = LampRoute & KeeperRoute
    private let router: Routes
    init(router: Routes) { self.router = router }
    func lampTapped(_ id: Int) { router.openLamp(id) }
    func keeperTapped() { router.openKeeper() }
}

final class LampViewModel {
    typealias Routes = KeeperRoute & Closable
    private let router: Routes
    init(id: Int, router: Routes) { self.router = router }
    func keeper() { router.openKeeper() }
    func done() { router.close() }
}

final class KeeperViewModel {
    typealias Routes = Closable & LampRoute
    private let router: Routes
    init(router: Routes) { self.router = router }
    func close() { router.close() }
    func lamp() { router.openLamp(0) }
}
