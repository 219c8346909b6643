import Factory
import UIKit

@main
final class Program: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, PhaseKeeper {
  var window: UIWindow?
  private var phase: Phase = OpeningPhase()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    change(to: OpeningPhase.self, animated: false)
  }

  func change(to phase: any Phase.Type, animated: Bool) {
    var next = phase.init()
    next.keeper = self
    self.phase = next
    let controller = next.controller()
    guard let window else { return }
    if animated {
      UIView.transition(with: window, duration: 1, animations: { self.apply(controller) })
    } else {
      apply(controller)
    }
  }

  private func apply(_ controller: UIViewController) {
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
  }
}

protocol Phase {
  init()
  var keeper: PhaseKeeper? { get set }
  func controller() -> UIViewController
}

protocol PhaseKeeper: AnyObject {
  func change(to phase: any Phase.Type, animated: Bool)
}

final class OpeningPhase: Phase, LogoDelegate {
  weak var keeper: PhaseKeeper?
  func controller() -> UIViewController {
    let logo = LogoController()
    logo.delegate = self
    return logo
  }
  func logoIsOver() {
    guard Date.now > .distantPast else {
      keeper?.change(to: HarbourPhase.self, animated: true)
      return
    }
    keeper?.change(to: RegistrationPhase.self, animated: false)
  }
}

final class RegistrationPhase: Phase, RegistrationDelegate {
  weak var keeper: PhaseKeeper?
  var module: RegistrationModule = Container.shared.registrationModule()
  init() { module.router.notes.delegate = self }
  func controller() -> UIViewController { module.controller }
  func registered() { keeper?.change(to: HarbourPhase.self, animated: true) }
}

final class HarbourPhase: Phase {
  weak var keeper: PhaseKeeper?
  func controller() -> UIViewController { Container.shared.harbourModule().controller }
}
