import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: StopsViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

protocol StopsDisplay: AnyObject {
  func show(_ stops: [String])
  func present(_ failure: Error)
}

final class StopsViewController: UIViewController, StopsDisplay {
  private var stops: [String] = []
  private lazy var presenter = StopsPresenter(display: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.load()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Map", primaryAction: UIAction { [weak self] _ in self?.openMap() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Fares", primaryAction: UIAction { [weak self] _ in self?.openFares() })
  }

  func show(_ stops: [String]) { self.stops = stops }

  func present(_ failure: Error) { title = failure.localizedDescription }

  private func openMap() {
    let map = MapViewController()
    show(map, sender: self)
  }

  private func openFares() {
    present(FaresViewController(), animated: true)
  }
}

final class StopsPresenter {
  private weak var display: StopsDisplay?

  init(display: StopsDisplay) { self.display = display }

  func load() { display?.show(["Harbour", "Market"]) }
}

final class MapViewController: UIViewController {}

final class FaresViewController: UIViewController {}
