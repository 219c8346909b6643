import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: StationController(line: Line()))
        self.window = window
        window.makeKeyAndVisible()
    }
}


/// Whoever wants to know is in a list, or under a number,
final class Announcer<News> {
    private var listeners: [(News) -> Void] = []
    private var numbered: [Int: (News) -> Void] = [:]

    func hear(_ listener: @escaping (News) -> Void) { listeners.append(listener) }

    func hear(as number: Int, _ listener: @escaping (News) -> Void) { numbered[number] = listener }

    func tell(_ news: News) {
        for listener in listeners { listener(news) }
        numbered.values.forEach { $0(news) }
    }
}

final class Line {
    let trains = Announcer<Int>()
    let delays = Announcer<String>()

    func arrive(_ number: Int) { trains.tell(number) }
    func wait() { delays.tell("ten minutes") }
}

final class StationController: UIViewController {
    private let line: Line

    init(line: Line) {
        self.line = line
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        line.trains.hear { [weak self] number in
            self?.navigationController?.pushViewController(TrainController(number: number), animated: true)
        }
        line.delays.hear(as: 1) { [weak self] _ in self?.present(DelayController(), animated: true) }
    }

    @objc private func bellTouched() { line.arrive(7) }
    @objc private func clockTouched() { line.wait() }
}

/// and rows know what they lead to.
final class TrainController: UITableViewController {
    private enum Row {
        case place(title: String, () -> UIViewController)
        case action(() -> Void)
    }

    private var rows: [Row] = []
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows = [
            .place(title: "Seats", { SeatsController() }),
            .action { [weak self] in self?.navigationController?.popViewController(animated: true) },
        ]
    }

    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        switch rows[path.row] {
        case .place(_, let make): show(make(), sender: nil)
        case .action(let run): run()
        }
    }
}

final class SeatsController: UIViewController {}
final class DelayController: UIViewController {}
