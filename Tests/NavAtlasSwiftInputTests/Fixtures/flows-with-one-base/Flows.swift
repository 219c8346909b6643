import SwiftUI
import UIKit

typealias TabFlow = Flow & TabRow

protocol TabRow {
    func mayShow(_ link: URL) -> Bool
}

class Flow: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var children: [Flow] = []
    private weak var parent: Flow?
    private(set) var root: UINavigationController

    init(navigationController: UINavigationController) {
        self.root = navigationController
        super.init()
        navigationController.presentationController?.delegate = self
    }

    final func start() { start(url: nil) }

    func start(url: URL?) { assertionFailure("to be overridden") }

    func start(_ flow: Flow, url: URL? = nil) {
        children.append(flow)
        flow.parent = self
        flow.start(url: url)
    }

    func present(_ flow: Flow, animated: Bool = true) {
        start(flow)
        root.present(flow.root, animated: animated)
    }

    func push(_ controller: UIViewController, animated: Bool = true) {
        root.pushViewController(controller, animated: animated)
    }

    func set(_ controller: UIViewController, animated: Bool = true) {
        set([controller], animated: animated)
    }

    func set(_ controllers: [UIViewController], animated: Bool = true) {
        root.setViewControllers(controllers, animated: animated)
    }

    func finish() { parent?.children.removeAll { $0 == self } }
}

final class AppFlow: Flow {
    private let builder: FlowBuilder
    private lazy var tabs: Flow = builder.tabs(navigationController: root)

    init(builder: FlowBuilder, navigationController: UINavigationController) {
        self.builder = builder
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        let entry = builder.entry(navigationController: root) { [weak self] in self?.ask() }
        start(entry)
    }

    private func ask() {
        let consent = builder.consent(navigationController: root, completion: { [weak self] in self?.startTabs() })
        start(consent)
    }

    private func startTabs() { start(tabs) }
}

final class EntryFlow: Flow {
    private let builder: FlowBuilder
    private let completion: () -> Void

    init(builder: FlowBuilder, navigationController: UINavigationController, completion: @escaping () -> Void) {
        self.builder = builder
        self.completion = completion
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        start(builder.check(navigationController: root) { [weak self] in self?.welcome() })
    }

    private func welcome() {
        start(builder.welcome(navigationController: root) { [weak self] in self?.notices() })
    }

    private func notices() {
        start(builder.notices(navigationController: root) { [weak self] in self?.completion() })
    }
}

/// Stops where the device is not fit, and shows nothing else.
final class CheckFlow: Flow {
    private let completion: () -> Void

    init(navigationController: UINavigationController, completion: @escaping () -> Void) {
        self.completion = completion
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        guard FileManager.default.fileExists(atPath: "/private") else { return completion() }
        set(UIHostingController(rootView: UnfitView()))
    }
}

final class NoticesFlow: Flow {
    private let completion: () -> Void

    init(navigationController: UINavigationController, completion: @escaping () -> Void) {
        self.completion = completion
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        guard UserDefaults.standard.bool(forKey: "notices") else { return completion() }
        set(UIHostingController(rootView: NoticesView(read: completion)))
    }
}

final class WelcomeFlow: Flow {
    private let completion: () -> Void

    init(navigationController: UINavigationController, completion: @escaping () -> Void) {
        self.completion = completion
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        let view = WelcomeView(model: WelcomeModel(next: { [weak self] in self?.completion() }))
        set(UIHostingController(rootView: view))
    }
}

final class ConsentFlow: Flow {
    private let screens: ScreenFactory
    private let completion: () -> Void

    init(navigationController: UINavigationController, screens: ScreenFactory, completion: @escaping () -> Void) {
        self.screens = screens
        self.completion = completion
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        set(screens.consent(next: { [weak self] in self?.completion() }), animated: true)
    }
}

final class TabsFlow: Flow {
    private let boats: TabFlow
    private let crew: TabFlow
    private var flows: [TabFlow] { [boats, crew] }

    private lazy var bar: UITabBarController = {
        let bar = UITabBarController.harbour
        bar.viewControllers = flows.map { $0.root }
        return bar
    }()

    init(builder: FlowBuilder, navigationController: UINavigationController) {
        self.boats = builder.boats
        self.crew = builder.crew
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        set([bar], animated: false)
        flows.forEach { start($0) }
    }
}

final class BoatsFlow: TabFlow {
    private let builder: FlowBuilder
    private let screens: ScreenFactory

    init(builder: FlowBuilder, screens: ScreenFactory, navigationController: UINavigationController) {
        self.builder = builder
        self.screens = screens
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) {
        let list = screens.boats(
            open: { [weak self] in self?.showBoat() },
            harbour: { [weak self] in self?.showHarbour() })
        set(list, animated: false)
    }

    func mayShow(_ link: URL) -> Bool { true }

    private func showBoat() { push(screens.boat()) }

    private func showHarbour() { present(builder.harbour) }
}

final class CrewFlow: TabFlow {
    private let screens: ScreenFactory

    init(screens: ScreenFactory, navigationController: UINavigationController) {
        self.screens = screens
        super.init(navigationController: navigationController)
    }

    override func start(url: URL?) { set(screens.crew()) }

    func mayShow(_ link: URL) -> Bool { false }
}

final class HarbourFlow: Flow {
    override func start(url: URL?) {
        let view = HarbourView(
            close: { [weak self] in self?.root.dismiss(animated: true) },
            open: { [weak self] in self?.openBerth() })
        set(UIHostingController(rootView: view))
    }

    private func openBerth() {
        push(UIHostingController(rootView: BerthView(leave: { [weak self] in self?.root.popViewController(animated: true) })))
    }
}
