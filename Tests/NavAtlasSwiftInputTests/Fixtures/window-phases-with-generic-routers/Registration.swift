import Factory
import SwiftUI
import UIKit

protocol RegistrationDelegate: AnyObject { func registered() }
final class RegistrationNotes { weak var delegate: RegistrationDelegate? }

protocol RegistrationRoutes: Closing {
  var notes: RegistrationNotes { get set }
  func name()
  func finish()
}

extension RegistrationRoutes where Self: Routed {
  func name() {
    let controller = UIHostingController(rootView: NameView(router: self))
    open(controller, as: PushManner())
  }
  func finish() { notes.delegate?.registered() }
}

final class RegistrationRouter: Router<UIViewController>, RegistrationRoutes {
  var notes = RegistrationNotes()
}

final class RegistrationModule {
  let controller: UIViewController
  var router: RegistrationRouter
  init(router: RegistrationRouter = Container.shared.registrationRouter()) {
    self.router = router
    let stack = UINavigationController(
      rootViewController: UIHostingController(rootView: HelloView(router: router)))
    router.controller = stack
    controller = stack
  }
}

extension Container {
  var registrationModule: Factory<RegistrationModule> { self { RegistrationModule() } }
  var registrationRouter: Factory<RegistrationRouter> { self { RegistrationRouter() } }
  var nameModel: ParameterFactory<RegistrationRoutes, NameModel> { self { NameModel(router: $0) } }
}

struct HelloView: View {
  let router: RegistrationRoutes
  var body: some View { Button("Begin") { router.name() } }
}

final class NameModel: ObservableObject {
  private let router: RegistrationRoutes
  init(router: RegistrationRoutes) { self.router = router }
  func done() { router.finish() }
}

struct NameView: View {
  @StateObject private var model: NameModel
  init(router: RegistrationRoutes) {
    _model = StateObject(wrappedValue: Container.shared.nameModel(router))
  }
  var body: some View { Button("Done") { model.done() } }
}
