import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: PondController())
    window?.makeKeyAndVisible()
  }
}

final class Guide {
  weak var controller: UIViewController?
  private let isEarly = Int.random(in: 0...1) == 0
  private var inner: UINavigationController?

  func feed() {
    controller?.navigationController?.pushViewController(FeedController(), animated: true)
  }

  func look() {
    let made = UINavigationController(rootViewController: ReedController())
    made.modalPresentationStyle = .overFullScreen
    inner = made
    controller?.present(made, animated: true)
  }

  func count() {
    if isEarly {
      inner = UINavigationController(rootViewController: FrogController())
    } else {
      inner = UINavigationController(rootViewController: NewtController())
    }
    inner?.modalPresentationStyle = .fullScreen
    if let inner { controller?.present(inner, animated: true) }
  }
}

// The child is in the screen though nobody calls `addChild`.
final class PondController: UIViewController {
  private let hosting: PondHosting
  private let guide = Guide()

  init() {
    hosting = PondHosting(rootView: .init(guide: guide))
    super.init(nibName: nil, bundle: nil)
    guide.controller = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hosting.view)
  }
}

final class PondHosting: UIHostingController<PondView> {}

struct PondView: View {
  let guide: Guide

  var body: some View {
    VStack {
      Button("Feed") { guide.feed() }
      Button("Reeds") { guide.look() }
      Button("Count") { guide.count() }
    }
  }
}

final class FeedController: UIViewController {}
final class ReedController: UIViewController {}
final class FrogController: UIViewController {}
final class NewtController: UIViewController {}
