import SwiftUI
import UIKit

@main
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController()
    window = UIWindow(windowScene: scene)
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    KennelGuide(stack: stack).begin()
  }
}

class Guide {
  var guides: [Guide] = []
  func begin() {}
  func follow(_ guide: Guide) {
    guides.append(guide)
    guide.begin()
  }
}

class GuidedController<Leader: Guide>: UIViewController {
  weak var guide: Leader?
}

/// Says nothing of the leader itself.
class TintedController<Leader: Guide>: GuidedController<Leader> {
  var tint: UIColor?
}

extension UIViewController {
  static func fromFile() -> Self {
    for bundle in [{ Bundle.main }, { Bundle.holding(Self.self) }] {
      if let bundle = bundle(), let made = fromFile(in: bundle) { return made }
    }
    return self.init(nibName: nil, bundle: nil)
  }
  static func fromFile(in bundle: Bundle) -> Self? {
    self.init(nibName: String(describing: Self.self), bundle: bundle)
  }
}

extension Bundle {
  static func holding(_ type: AnyClass) -> Bundle? { Bundle(for: type) }
}
