import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: LedgerController())
        self.window = window
        window.makeKeyAndVisible()
    }
}

import SwiftUI

extension UIViewController {
    func install(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func take(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

/// Two lists that a control exchanges are modes of one screen,
final class LedgerController: UIViewController, IncomeDelegate {
    private let modes = UISegmentedControl(items: ["Income", "Costs"])
    private lazy var income: IncomeController = {
        let list = IncomeController()
        list.delegate = self
        return list
    }()
    private let costs = CostsController()
    private let found = FoundController()

    override func viewDidLoad() {
        super.viewDidLoad()
        modes.addTarget(self, action: #selector(modeChosen), for: .valueChanged)
        found.chosen = { [weak self] in
            self?.navigationController?.pushViewController(FindingController(), animated: true)
        }
        navigationItem.searchController = UISearchController(searchResultsController: found)
        install(income)
    }

    @objc private func modeChosen() {
        if modes.selectedSegmentIndex == 0 {
            take(costs)
            install(income)
        } else {
            take(income)
            install(costs)
        }
    }

    func incomeDidChoose(_ list: IncomeController) {
        navigationController?.pushViewController(InvoiceController(), animated: true)
    }
}

protocol IncomeDelegate: AnyObject {
    func incomeDidChoose(_ list: IncomeController)
}

final class IncomeController: UITableViewController {
    weak var delegate: IncomeDelegate?

    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { delegate?.incomeDidChoose(self) }
}

final class CostsController: UITableViewController {
    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        present(CostController(), animated: true)
    }
}

/// so is what a search finds,
final class FoundController: UITableViewController {
    var chosen: (() -> Void)?

    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { chosen?() }
}

/// and a hosted view of which the controller takes no more than its view.
final class InvoiceController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let header = UIHostingController(rootView: InvoiceHeader())
        header.view.backgroundColor = .clear
        tableView.tableHeaderView = header.view
    }
}

struct InvoiceHeader: View {
    @State private var isSigning = false

    var body: some View {
        Button("Sign") { isSigning = true }
            .sheet(isPresented: $isSigning) { SignatureView() }
    }
}

struct SignatureView: View { var body: some View { Text("Your name") } }

final class CostController: UIViewController {}
final class FindingController: UIViewController {}
