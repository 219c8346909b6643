import UIKit

/// A drawer: its menu stays below, what the menu names lies above it.
final class ZooController: UIViewController {
    private var front = UIViewController()
    private var shown: UIViewController?
    private var menu: MenuController!
    weak var keeper: Keeper?

    override func viewDidLoad() {
        super.viewDidLoad()
        show(LionController.nibName)
        view.addSubview(front.view)
        addChild(front)
        front.didMove(toParent: self)
        addMenu()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: #selector(menuTouched))
    }

    private func addMenu() {
        guard menu == nil else { return }
        menu = MenuController(nibName: MenuController.nibName, bundle: nil)
        menu.delegate = self
        view.insertSubview(menu.view, at: 0)
        addChild(menu)
        menu.didMove(toParent: self)
    }

    private func show(_ name: String) {
        keeper?.remove(shown)
        if let animal = keeper?.animal(named: name) {
            shown = animal
            keeper?.put(animal, into: front)
        }
    }

    private func buy() {
        guard let ticket = keeper?.animal(named: TicketController.nibName) as? TicketController else { return }
        present(UINavigationController(rootViewController: ticket), animated: true)
    }

    @objc private func menuTouched() {
        UIView.animate(withDuration: 0.4) { self.front.view.frame.origin.x = 200 }
    }
}

extension ZooController: MenuDelegate {
    func menu(_ menu: MenuController, didChoose entry: Entry) {
        switch entry.kind {
        case .lion: show(LionController.nibName)
        case .seal: show(SealController.nibName)
        case .owl: show(OwlController.nibName)
        case .ticket: buy()
        }
    }
}

struct Entry {
    enum Kind { case lion, seal, owl, ticket }
    let kind: Kind
}

protocol MenuDelegate: AnyObject {
    func menu(_ menu: MenuController, didChoose entry: Entry)
}

final class MenuController: UIViewController, Named {
    weak var delegate: MenuDelegate?
    private let entries = [Entry(kind: .lion), Entry(kind: .seal), Entry(kind: .owl), Entry(kind: .ticket)]
}

extension MenuController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        delegate?.menu(self, didChoose: entries[path.row])
    }
}

final class LionController: UIViewController, Named {
    weak var keeper: Keeper?
    @objc private func foodTouched() { keeper?.open(FoodController.nibName) }
    @objc private func birthTouched() { keeper?.open(BirthController.nibName) }
}

final class SealController: UIViewController, Named {}
final class OwlController: UIViewController, Named {}
final class FoodController: UIViewController, Named {}
final class BirthController: UIViewController, Named {}

final class TicketController: UIViewController, Named {
    @objc private func closeTouched() { dismiss(animated: true) }
}
