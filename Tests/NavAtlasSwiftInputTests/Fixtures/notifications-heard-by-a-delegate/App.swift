import UIKit

extension Notification.Name {
  static let sessionEnded = Notification.Name("sessionEnded")
  static let maintenanceBegan = Notification.Name("maintenanceBegan")
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: Flow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    flow = Flow(window: window)
    flow?.start()
    window.makeKeyAndVisible()
    NotificationCenter.default.addObserver(
      self, selector: #selector(sessionDidEnd), name: .sessionEnded, object: nil)
    return true
  }

  @objc private func sessionDidEnd() {
    window?.rootViewController = GateViewController()
  }
}

final class Flow: NSObject {
  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(showMaintenance), name: .maintenanceBegan, object: nil)
  }

  func start() {
    window.rootViewController = GardenViewController()
  }

  @objc private func showMaintenance() {
    window.rootViewController = MaintenanceViewController()
  }
}

final class GardenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let leave = UIAction(title: "Leave") { _ in
      NotificationCenter.default.post(name: .sessionEnded, object: nil)
    }
    let repair = UIAction(title: "Repair") { _ in
      NotificationCenter.default.post(name: .maintenanceBegan, object: nil)
    }
    view.addSubview(UIButton(primaryAction: leave))
    view.addSubview(UIButton(primaryAction: repair))
  }
}

final class GateViewController: UIViewController {}

final class MaintenanceViewController: UIViewController {}
