import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var pond: PondCoordinator?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    pond = PondCoordinator(window: window)
    pond?.start()
  }
}

final class PondCoordinator {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }
  private(set) lazy var reeds: ReedController = {
    return ReedController(items: [
      ReedItem(title: "Duck", controller: DuckController()),
      ReedItem(title: "Frog", controller: FrogController()),
      ReedItem(title: "Newt", controller: NewtController()),
    ])
  }()
  func start() {
    window.rootViewController = reeds
    window.makeKeyAndVisible()
  }
}

struct ReedItem {
  let title: String
  let controller: UIViewController
}

protocol ReedBar where Self: UIView {
  var selected: Int? { get }
  var onChange: (() -> Void)? { get set }
}

final class RoundReedBar: UIView, ReedBar {
  var selected: Int?
  var onChange: (() -> Void)?
}

final class ReedController: UIViewController {
  let items: [ReedItem]
  private var shown: UIViewController?
  private lazy var bar: ReedBar = {
    let bar = RoundReedBar()
    bar.onChange = { [weak self] in self?.change() }
    return bar
  }()

  init(items: [ReedItem]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    change()
  }
}

private extension ReedController {
  func change() {
    guard let index = bar.selected else { return }
    let next = items[safe: index]?.controller
    if let shown {
      shown.willMove(toParent: nil)
      shown.view.removeFromSuperview()
      shown.removeFromParent()
    }
    shown = next
    if let next {
      addChild(next)
      view.addSubview(next.view)
      next.didMove(toParent: self)
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

final class DuckController: UIViewController {}
final class FrogController: UIViewController {}
final class NewtController: UIViewController {}
