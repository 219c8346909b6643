import UIKit

protocol Viewable: AnyObject { var asController: UIViewController { get } }
extension Viewable where Self: UIViewController { var asController: UIViewController { self } }
extension UINavigationController: Viewable {}

final class Deck: UINavigationController {}

class Router<Logic> {
  let logic: Logic
  init(logic: Logic) { self.logic = logic }
}

class ScreenRouter<Logic, Stage>: Router<Logic> {
  let stage: Stage
  init(logic: Logic, stage: Stage) {
    self.stage = stage
    super.init(logic: logic)
  }
}

protocol HarborRouting: AnyObject {
  func toBerth()
  func toPilot()
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var router: HarborRouter?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    let router = HarborBuilder().build()
    window.rootViewController = router.stage.asController
    self.window = window
    self.router = router
    return true
  }
}

struct HarborBuilder {
  func build() -> HarborRouter {
    let list = HarborController()
    let logic = HarborLogic()
    list.logic = logic
    let router = HarborRouter(logic: logic, stage: UINavigationController(rootViewController: list))
    logic.router = router
    return router
  }
}

struct PilotBuilder {
  func build() -> PilotRouter {
    let logic = PilotLogic()
    let controller = PilotController()
    controller.logic = logic
    let router = PilotRouter(logic: logic, stage: Deck(rootViewController: controller))
    logic.router = router
    return router
  }
}

final class HarborRouter: ScreenRouter<HarborLogic, UINavigationController>, HarborRouting {
  private var pilot: PilotRouter?

  func toBerth() { stage.pushViewController(BerthController(), animated: true) }

  func toPilot() {
    let pilot = PilotBuilder().build()
    self.pilot = pilot
    stage.present(pilot.stage.asController, animated: true)
  }
}

final class PilotRouter: ScreenRouter<PilotLogic, Deck> {
  func toChart() { stage.pushViewController(ChartController(), animated: true) }
}

final class HarborLogic {
  weak var router: HarborRouting?
  func chose() { router?.toBerth() }
  func called() { router?.toPilot() }
}

final class PilotLogic {
  weak var router: PilotRouter?
  func asked() { router?.toChart() }
}

final class HarborController: UIViewController {
  var logic: HarborLogic?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Berth") { [weak self] _ in self?.logic?.chose() }))
    view.addSubview(UIButton(primaryAction: UIAction(title: "Pilot") { [weak self] _ in self?.logic?.called() }))
  }
}

final class PilotController: UIViewController {
  var logic: PilotLogic?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Chart") { [weak self] _ in self?.logic?.asked() }))
  }
}

final class BerthController: UIViewController {}
final class ChartController: UIViewController {}
