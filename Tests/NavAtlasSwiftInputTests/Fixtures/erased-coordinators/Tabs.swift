import SwiftUI
import UIKit

protocol TabRepresentable { var index: Int { get } }
enum TabRoute: Hashable, TabRepresentable {
  case lake(LakeRoute)
  case map(MapRoute)
  var index: Int {
    switch self {
    case .lake: 0
    case .map: 1
    }
  }
}
protocol TabNavigator: Navigator {
  var selectedIndex: Int { get set }
  func setNavigators<Tab: Hashable & TabRepresentable>(_ tabs: [Tab: Navigator])
}
extension UITabBarController: TabNavigator {
  public var rootViewController: UIViewController? { self }
  public func setNavigators<Tab: Hashable & TabRepresentable>(_ tabs: [Tab: Navigator]) {
    viewControllers = tabs.sorted { $0.key.index < $1.key.index }
      .compactMap { tab in
        guard let viewController = tab.value.rootViewController else { return nil }
        viewController.tabBarItem.title = "\(tab.key)"
        return viewController
      }
  }
}
protocol HasTabNavigator: HasNavigator { var tabNavigator: TabNavigator? { get } }
extension HasTabNavigator { var navigator: Navigator? { tabNavigator } }
final class TabCoordinator: Coordinator, HasTabNavigator {
  typealias Module = LakeModule & MapModule
  private let module: Module
  weak var rootNavigator: (any RootNavigator)?
  private(set) weak var tabNavigator: TabNavigator?
  private var lakeCoordinator: AnyCoordinator<LakeRoute, LakeEvent>?
  private var mapCoordinator: AnyCoordinator<MapRoute, Void>?
  init(module: Module, rootNavigator: RootNavigator, tabNavigator: TabNavigator) {
    self.module = module
    self.rootNavigator = rootNavigator
    self.tabNavigator = tabNavigator
  }
  func navigate(to route: TabRoute, context: AnyObject?) {
    tabNavigator?.selectedIndex = route.index
    switch route {
    case .lake(let lake): lakeCoordinator?.navigate(to: lake, context: context)
    case .map(let map): mapCoordinator?.navigate(to: map, context: context)
    }
  }
  func start() {
    guard let rootNavigator, let tabNavigator else { return }
    rootNavigator.show(child: tabNavigator)
    let lakeStack = UINavigationController()
    lakeCoordinator = module.makeLakeCoordinator(stackNavigator: lakeStack)
    let mapStack = UINavigationController()
    let mapCoordinator = module.makeMapCoordinator(stackNavigator: mapStack)
    mapCoordinator.start()
    self.mapCoordinator = mapCoordinator
    let all: [TabRoute: Navigator] = [.lake(.list): lakeStack, .map(.map): mapStack]
    tabNavigator.setNavigators(all)
  }
}
