import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: WeatherController())
    window?.makeKeyAndVisible()
  }
}

final class WeatherController: UIViewController {
  private var days: DaysController!
  private var map: MapController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "days":
      days = segue.destination as? DaysController
      days.open = { [weak self] in self?.open($0) }
    case "map":
      guard let map = segue.destination as? MapController else { return }
      self.map = map
    default: break
    }
  }

  private func open(_ day: Int) { show(DayController(), sender: nil) }
}

final class DaysController: UITableViewController {
  var open: ((Int) -> Void)?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open?(indexPath.row)
  }
}

final class MapController: UIViewController {
  @IBAction private func placesTapped() { present(PlacesController(), animated: true) }
}

final class DayController: UIViewController {}

final class PlacesController: UIViewController {
  @IBAction private func doneTapped() { dismiss(animated: true) }
}
