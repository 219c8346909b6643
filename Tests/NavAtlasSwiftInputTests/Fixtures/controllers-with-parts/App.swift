import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: OrchardController())
        self.window = window
        window.makeKeyAndVisible()
    }
}


/// A header that tells what is touched by a closure and by a delegate,
protocol SignViewDelegate: AnyObject {
    func signDidAskForHelp(_ sign: SignView)
}

final class SignView: UIView {
    var isTouched: (() -> Void)?
    weak var delegate: SignViewDelegate?
    private let help = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        help.addAction(UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.signDidAskForHelp(self)
        }, for: .touchUpInside)
        addSubview(help)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    @objc private func touched() { isTouched?() }
}

/// a cell that calls what it is handed,
final class AppleCell: UITableViewCell {
    var weigh: ((Int) -> Void)?
    private var number = 0

    @IBAction func scalesTouched() { weigh?(number) }
}

/// and a view that is all of the screen.
final class PressView: UIView {
    var begin: (() -> Void)?

    @objc func leverPulled() { begin?() }
}

final class OrchardController: UIViewController, UITableViewDataSource, SignViewDelegate {
    private let sign = SignView()
    private let table = UITableView()
    private lazy var basket: UIBarButtonItem = {
        let open = UIAction { [weak self] _ in self?.present(BasketController(), animated: true) }
        return UIBarButtonItem(title: "Basket", image: nil, primaryAction: open, menu: nil)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.tableHeaderView = sign
        sign.delegate = self
        sign.isTouched = { [unowned self] in navigationController?.pushViewController(TreeController(), animated: true) }
        navigationItem.rightBarButtonItem = basket
    }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        guard let cell = table.dequeueReusableCell(withIdentifier: "apple", for: path) as? AppleCell else {
            return UITableViewCell()
        }
        cell.weigh = { [weak self] number in self?.present(ScalesController(number: number), animated: true) }
        return cell
    }

    func signDidAskForHelp(_ sign: SignView) { present(HelpController(), animated: true) }
}

/// What an initialiser sets up is the screen's.
final class TreeController: UIViewController {
    private let shake = UIButton()

    init() {
        super.init(nibName: nil, bundle: nil)
        prepare(shake)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    private func prepare(_ button: UIButton) {
        button.addAction(UIAction { [weak self] _ in
            self?.navigationController?.pushViewController(PressController(), animated: true)
        }, for: .touchUpInside)
    }
}

final class PressController: UIViewController {
    private var press: PressView? { view as? PressView }

    override func loadView() { view = PressView() }

    override func viewDidLoad() {
        super.viewDidLoad()
        press?.begin = { [weak self] in self?.navigationController?.popToRootViewController(animated: true) }
    }
}

/// Another screen's sign does something else.
final class BasketController: UIViewController {
    @IBOutlet weak var sign: SignView!

    override func viewDidLoad() {
        super.viewDidLoad()
        sign.isTouched = { [weak self] in self?.dismiss(animated: true) }
    }
}

final class ScalesController: UIViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}

final class HelpController: UIViewController {}
