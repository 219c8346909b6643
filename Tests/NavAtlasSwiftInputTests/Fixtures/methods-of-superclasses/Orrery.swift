import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: PlanetsController())
    window?.makeKeyAndVisible()
  }
}

class ScreenController: UIViewController {
  let bar = UIToolbar()

  override func viewDidLoad() {
    super.viewDidLoad()
    fillBar()
  }

  func fillBar() {
    bar.items = [
      UIBarButtonItem(
        title: "Log in", primaryAction: UIAction { [weak self] _ in self?.logIn() })
    ]
  }

  func choose(_ row: Int) {}

  private func logIn() { present(LoginController(), animated: true) }
}

class ListController: ScreenController, UITableViewDelegate {
  override func fillBar() { super.fillBar() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(indexPath.row)
  }
}

final class PlanetsController: ListController {
  override func choose(_ row: Int) {
    navigationController?.pushViewController(PlanetController(), animated: true)
  }
}

final class PlanetController: ListController {
  override func fillBar() {
    super.fillBar()
    bar.items?.append(
      UIBarButtonItem(
        title: "Back",
        primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) }))
  }

  override func choose(_ row: Int) {
    super.choose(row)
    navigationController?.pushViewController(MoonController(), animated: true)
  }
}

final class MoonController: UIViewController {}

final class LoginController: UIViewController {
  @objc private func done() { dismiss(animated: true) }
}
