import UIKit

protocol Coordinating: AnyObject {
    @discardableResult func start() -> UIViewController
}

class BaseCoordinator: NSObject, Coordinating {
    private(set) var children: [Coordinating] = []
    weak var parent: BaseCoordinator?

    @discardableResult func start() -> UIViewController { fatalError("override") }

    func coordinate(to child: BaseCoordinator) -> UIViewController {
        child.parent = self
        children.append(child)
        return child.start()
    }

    func childDidFinish(_ child: Coordinating) {
        children.removeAll { $0 === child }
    }
}

final class MainCoordinator: BaseCoordinator {
    private let window: UIWindow
    private let dependencies: AppDependencies
    private lazy var tabBar = UITabBarController()

    init(window: UIWindow, dependencies: AppDependencies) {
        self.window = window
        self.dependencies = dependencies
    }

    @discardableResult
    override func start() -> UIViewController {
        let shelves = ShelvesCoordinator(store: dependencies.books)
        let loans = LoansCoordinator(session: dependencies.session)
        loans.onOpenShelves = { [weak self] in self?.tabBar.selectedIndex = 0 }
        tabBar.viewControllers = [shelves, loans].map { coordinate(to: $0) }
        window.rootViewController = tabBar
        window.makeKeyAndVisible()
        return tabBar
    }
}

final class ShelvesCoordinator: BaseCoordinator {
    private let navigation = UINavigationController()
    private let store: BookStore

    init(store: BookStore) { self.store = store }

    override func start() -> UIViewController {
        let list = ShelfListViewController()
        list.delegate = self
        navigation.viewControllers = [list]
        navigation.tabBarItem = UITabBarItem(title: "Shelves", image: nil, tag: 0)
        return navigation
    }
}

extension ShelvesCoordinator: ShelfListDelegate {
    func shelfList(_ controller: ShelfListViewController, didSelect book: String) {
        let detail = BookViewController(book: book)
        detail.hidesBottomBarWhenPushed = true
        detail.onBorrow = { [unowned self] in borrow(book) }
        navigation.show(detail, sender: self)
    }

    private func borrow(_ book: String) {
        let child = BorrowCoordinator(book: book)
        child.done = { [weak self, weak child] in
            guard let self, let child else { return }
            self.navigation.dismiss(animated: true)
            self.childDidFinish(child)
        }
        navigation.present(coordinate(to: child), animated: true, completion: nil)
    }
}

final class BorrowCoordinator: BaseCoordinator {
    let book: String
    var done: (() -> Void)?
    private var navigation: UINavigationController?

    init(book: String) { self.book = book }

    override func start() -> UIViewController {
        let dates = DatesViewController()
        dates.onNext = { [weak self] in self?.confirm() }
        let navigation = UINavigationController(rootViewController: dates)
        self.navigation = navigation
        return navigation
    }

    private func confirm() {
        let confirm = ConfirmViewController()
        confirm.onDone = done
        navigation?.pushViewController(confirm, animated: true)
    }
}

final class LoansCoordinator: BaseCoordinator {
    var onOpenShelves: (() -> Void)?
    init(session: Session) {}

    override func start() -> UIViewController {
        let loans = LoansViewController()
        loans.emptyTapped = { [weak self] in self?.onOpenShelves?() }
        return UINavigationController(rootViewController: loans)
    }
}
