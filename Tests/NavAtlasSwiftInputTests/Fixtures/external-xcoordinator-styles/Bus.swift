import UIKit
import XCoordinator

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let bus = BusCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    self.window = window
    bus.strongRouter.setRoot(for: window)
    return true
  }
}

enum BusRoute: Route { case times, depot }
enum DepotRoute: Route { case start, map, warning, close }
enum TimesRoute: Route { case list, time(Int) }

final class BusCoordinator: TabBarCoordinator<BusRoute> {
  private let times: StrongRouter<TimesRoute>
  private let depot: StrongRouter<DepotRoute>

  init() {
    let times = TimesCoordinator().strongRouter
    let depot = DepotCoordinator().strongRouter
    self.times = times
    self.depot = depot
    super.init(tabs: [times, depot], select: depot)
  }

  override func prepareTransition(for route: BusRoute) -> TabBarTransition {
    switch route {
    case .times: return .select(times)
    case .depot: return .select(depot)
    }
  }
}

final class DepotCoordinator: NavigationCoordinator<DepotRoute> {
  init() { super.init(initialRoute: .start) }

  override func prepareTransition(for route: DepotRoute) -> NavigationTransition {
    switch route {
    case .start:
      let depot = DepotController()
      depot.openMap = { [weak self] in self?.trigger(.map) }
      depot.warn = { [weak self] in self?.trigger(.warning) }
      return .push(depot)
    case .map: return .presentFullScreen(MapController(router: unownedRouter))
    case .warning:
      let alert = UIAlertController(title: "Closed", message: nil, preferredStyle: .alert)
      return .present(alert)
    case .close: return .dismiss()
    }
  }
}

final class TimesCoordinator: NavigationCoordinator<TimesRoute> {
  init() { super.init(initialRoute: .list) }

  override func prepareTransition(for route: TimesRoute) -> NavigationTransition {
    switch route {
    case .list:
      let times = TimesController(style: .plain)
      times.router = unownedRouter
      return .push(times)
    case .time(let number): return .push(TimeController(number: number))
    }
  }
}

final class DepotController: UIViewController {
  var openMap: (() -> Void)?
  var warn: (() -> Void)?
  @objc private func mapTapped() { openMap?() }
  @objc private func warnTapped() { warn?() }
}

final class MapController: UIViewController {
  private let router: UnownedRouter<DepotRoute>

  init(router: UnownedRouter<DepotRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
  @objc private func closeTapped() { router.trigger(.close) }
}

final class TimesController: UITableViewController {
  var router: UnownedRouter<TimesRoute>?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.trigger(.time(indexPath.row))
  }
}

final class TimeController: UIViewController {
  init(number: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
