import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: ArchiveCoordinator?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let coordinator = ArchiveCoordinator(window: window)
    coordinator.start()
    self.window = window
    self.coordinator = coordinator
    return true
  }
}

final class ArchiveCoordinator {
  private let window: UIWindow
  private let split = UISplitViewController(style: .doubleColumn)

  init(window: UIWindow) { self.window = window }

  func start() {
    let boxes = BoxesController()
    boxes.coordinator = self
    split.setViewController(UINavigationController(rootViewController: boxes), for: .primary)
    window.rootViewController = split
    window.makeKeyAndVisible()
  }

  func open() {
    let box = BoxController()
    box.coordinator = self
    split.setViewController(UINavigationController(rootViewController: box), for: .secondary)
  }

  func read() { split.setViewController(LetterController(), for: .secondary) }
}

final class BoxesController: UITableViewController {
  weak var coordinator: ArchiveCoordinator?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { coordinator?.open() }
}

final class BoxController: UITableViewController {
  weak var coordinator: ArchiveCoordinator?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { coordinator?.read() }
}

final class LetterController: UIViewController {}
