import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = QuarryTabBarController()
    window?.makeKeyAndVisible()
    return true
  }
}

enum Tab: Int {
  case stones, tools
  case crew = 2
}

final class QuarryTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [StonesViewController(), ToolsViewController(), CrewViewController()]
  }
}

final class StonesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tools = UIAction { [weak self] _ in self?.tabBarController?.selectedIndex = Tab.tools.rawValue }
    view.addSubview(UIButton(primaryAction: tools))
  }
}

final class ToolsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let crew = UIAction { [weak self] _ in self?.tabBarController?.selectedIndex = Tab.crew.rawValue }
    view.addSubview(UIButton(primaryAction: crew))
  }
}

final class CrewViewController: UIViewController {}
