import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let split = UISplitViewController()
    let shelf = UINavigationController(rootViewController: ShelfController())
    split.viewControllers = [shelf, UINavigationController(rootViewController: NothingController())]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class ShelfController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row == 0 {
      showDetailViewController(UINavigationController(rootViewController: VolumeController()), sender: self)
    } else {
      splitViewController?.setViewController(IndexController(), for: .secondary)
    }
  }
}

final class VolumeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .bookmarks,
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(ChapterController(), animated: true)
      })
  }
}

final class NothingController: UIViewController {}
final class IndexController: UIViewController {}
final class ChapterController: UIViewController {}
