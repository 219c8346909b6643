import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: EntryFlow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let stack = UINavigationController()
        flow = EntryFlow(stack: stack)
        flow?.start()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        self.window = window
    }
}

class Flow {
    let stack: UINavigationController
    private var children: [Flow] = []

    init(stack: UINavigationController) { self.stack = stack }

    func start() {}

    func begin(_ flow: Flow) {
        children.append(flow)
        flow.start()
    }
}

final class EntryFlow: Flow {
    override func start() {
        let gate = GateController()
        gate.opened = { [weak self] in self?.enter() }
        stack.setViewControllers([gate], animated: false)
    }

    private func enter() {
        let room = RoomController()
        let maps = UINavigationController()
        begin(MapsFlow(stack: maps, scale: 3))
        let finds = UINavigationController()
        begin(FindsFlow(stack: finds, scale: 5))
        let notes = UINavigationController(rootViewController: NotesController())
        room.set([maps, finds, notes])
        stack.setViewControllers([room], animated: true)
    }
}

final class MapsFlow: Flow {
    private let scale: Int

    init(stack: UINavigationController, scale: Int) {
        self.scale = scale
        super.init(stack: stack)
    }

    override func start() {
        super.start()
        let list = MapsController()
        list.open = { [weak self] in self?.showMap() }
        stack.setViewControllers([list], animated: false)
    }

    private func showMap() { stack.pushViewController(MapController(), animated: true) }
}

final class FindsFlow: Flow {
    private let scale: Int

    init(stack: UINavigationController, scale: Int) {
        self.scale = scale
        super.init(stack: stack)
    }

    override func start() {
        let list = FindsController()
        list.add = { [weak self] in self?.showForm() }
        stack.setViewControllers([list], animated: false)
    }

    private func showForm() { stack.present(FormController(), animated: true) }
}

/// A tab bar of the app's own: one of several stacks is its child.
final class RoomController: UIViewController {
    private let bar = BarView()
    private let middle = UIView()
    private var controllers: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(middle)
        view.addSubview(bar)
        bar.chosen = { [weak self] in self?.show($0) }
    }

    func set(_ controllers: [UIViewController]) {
        self.controllers = controllers
        show(0)
    }

    private func show(_ position: Int) {
        guard position < controllers.count else { return }
        if let old = children.first {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        let next = controllers[position]
        addChild(next)
        middle.addSubview(next.view)
        next.didMove(toParent: self)
    }
}

final class BarView: UIView {
    var chosen: ((Int) -> Void)?
    @objc private func touched(_ sender: UIButton) { chosen?(sender.tag) }
}

final class GateController: UIViewController {
    var opened: (() -> Void)?
    @objc private func touched() { opened?() }
}

final class MapsController: UIViewController {
    var open: (() -> Void)?
    @objc private func touched() { open?() }
}

final class FindsController: UIViewController {
    var add: (() -> Void)?
    @objc private func touched() { add?() }
}

final class MapController: UIViewController {
    @objc private func back() { navigationController?.popViewController(animated: true) }
}

final class FormController: UIViewController {
    @objc private func done() { dismiss(animated: true) }
}

final class NotesController: UIViewController {}
