import UIKit

/// What is asked of a navigation controller before it is a window's root shows it nowhere.
@main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = UIWindow(frame: .zero)
    Switchboard.shared.window = window
    Switchboard.shared.showPier()
  }
}

final class Switchboard {
  static let shared = Switchboard()
  weak var window: UIWindow?

  func showPier() {
    let stack = UINavigationController(rootViewController: PierController())
    stack.setNavigationBarHidden(true, animated: false)
    stack.loadViewIfNeeded()
    window?.rootViewController = stack
  }

  func showDeck() {
    let stack = UINavigationController(rootViewController: BowController())
    stack.setToolbarHidden(false, animated: false)
    window?.rootViewController = stack
  }
}

final class PierController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(board), for: .touchUpInside)
    let help = UIButton()
    help.addTarget(self, action: #selector(showTimes), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(help)
  }

  @objc private func board() { Switchboard.shared.showDeck() }
  @objc private func showTimes() { navigationController?.pushViewController(TimesController(), animated: true) }
}

final class BowController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func leave() { Switchboard.shared.showPier() }
}

final class TimesController: UIViewController {}
