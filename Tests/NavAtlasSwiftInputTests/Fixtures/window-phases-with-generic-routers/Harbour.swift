import Factory
import SwiftUI
import UIKit

protocol BoatRoutes { func boat() }
extension BoatRoutes where Self: Routed {
  func boat() {
    let module = BoatModule()
    let manner = ModalManner(style: .fullScreen)
    module.router.current = manner
    open(module.controller, on: controller, as: manner)
  }
}

protocol HarbourRoutes: BoatRoutes {}
final class HarbourRouter: Router<UIViewController>, HarbourRoutes {}

final class HarbourModule {
  let controller: UIViewController
  let router: HarbourRouter
  init() {
    let router = HarbourRouter()
    let host = UIHostingController(rootView: HarbourView(router: router))
    router.controller = host
    controller = UINavigationController(rootViewController: host)
    self.router = router
  }
}

extension Container {
  var harbourModule: Factory<HarbourModule> { self { HarbourModule() } }
  var boatRouter: Factory<BoatRouter> { self { BoatRouter() } }
}

struct HarbourView: View {
  let router: HarbourRoutes
  var body: some View { Button("Boat") { router.boat() } }
}

protocol BoatInternalRoutes: Closing { func crew() }
extension BoatInternalRoutes where Self: Routed {
  func crew() { open(UIHostingController(rootView: CrewView()), as: PushManner()) }
}
final class BoatRouter: Router<UIViewController>, BoatInternalRoutes {}

final class BoatModule {
  let controller: UIViewController
  var router: BoatRouter
  init(router: BoatRouter = Container.shared.boatRouter()) {
    self.router = router
    let host = UIHostingController(rootView: BoatView(router: router))
    let stack = UINavigationController(rootViewController: host)
    router.controller = stack
    controller = stack
  }
}

struct BoatView: View {
  let router: BoatInternalRoutes
  var body: some View {
    Button("Crew") { router.crew() }
    Button("Close") { router.close() }
  }
}
struct CrewView: View { var body: some View { Text("Crew") } }

protocol LogoDelegate: AnyObject { func logoIsOver() }
final class LogoController: UIHostingController<LogoView> {
  weak var delegate: LogoDelegate?
  init() {
    super.init(rootView: LogoView())
    rootView = LogoView(over: { [weak self] in self?.delegate?.logoIsOver() })
  }
  required init?(coder: NSCoder) { nil }
}
struct LogoView: View {
  var over: (() -> Void)?
  var body: some View { Text("Logo").onAppear { over?() } }
}
