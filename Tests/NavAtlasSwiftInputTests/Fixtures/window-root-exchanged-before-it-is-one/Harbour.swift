import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var harbour: HarbourCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let harbour = HarbourCoordinator()
    harbour.start()
    window.rootViewController = harbour.frame
    window.makeKeyAndVisible()
    self.window = window
    self.harbour = harbour
  }
}

protocol Finishing: AnyObject {
  func didFinish(_ child: any Coordinating, with result: Any?)
}

protocol Coordinating: Finishing {
  associatedtype Outcome
  var finishing: Finishing? { get set }
  func start()
  func finish(with outcome: Outcome?)
}

extension Coordinating {
  func finish(with outcome: Outcome? = nil) { finishing?.didFinish(self, with: outcome) }
}

/// Puts the first controller into its frame before any window has the frame.
final class HarbourCoordinator: Coordinating {
  typealias Outcome = Void
  weak var finishing: (any Finishing)?
  var child: (any Coordinating)?
  var frame = FrameController()

  func start() {
    let fog = FogCoordinator()
    add(fog)
    fog.start()
    frame.swap(fog.first)
  }

  private func add(_ coordinator: any Coordinating) {
    child = coordinator
    coordinator.finishing = self
  }

  func didFinish(_ child: any Coordinating, with result: Any?) {
    guard child is FogCoordinator, let outcome = result as? FogOutcome else { return }
    switch outcome {
    case .quay: startQuay()
    }
  }

  private func startQuay() {
    let quay = QuayCoordinator()
    add(quay)
    quay.start()
    frame.swap(quay.first)
  }
}

enum FogOutcome { case quay }

final class FogCoordinator: Coordinating {
  typealias Outcome = FogOutcome
  weak var finishing: (any Finishing)?
  private(set) var first = UIViewController()

  func start() { first = FogController(coordinator: self) }
}

final class QuayCoordinator: Coordinating {
  typealias Outcome = Void
  weak var finishing: (any Finishing)?
  lazy var first: UINavigationController = {
    let navigation = UINavigationController()
    return navigation
  }()

  func start() { first.setViewControllers([QuayController(coordinator: self)], animated: false) }
  func board() { first.pushViewController(BoatController(), animated: true) }
}

final class FogController: UIViewController {
  private weak var coordinator: FogCoordinator?

  init(coordinator: FogCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  @IBAction func clear() { coordinator?.finish(with: .quay) }
}

final class QuayController: UIViewController {
  private weak var coordinator: QuayCoordinator?

  init(coordinator: QuayCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  @IBAction func board() { coordinator?.board() }
}

final class BoatController: UIViewController {}

final class FrameController: UIViewController {
  private(set) var shown: UIViewController?

  func swap(_ next: UIViewController) {
    addChild(next)
    let page: UIView = next.view
    view.addSubview(page)
    UIView.animate(
      withDuration: 0.1, animations: { page.alpha = 1 },
      completion: { _ in
        self.shown?.view.removeFromSuperview()
        self.shown?.removeFromParent()
        next.didMove(toParent: self)
        self.shown = next
      })
  }
}
