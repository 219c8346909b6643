import SwiftUI
import UIKit

protocol Pier: AnyObject {
  func moor<Content: View>(_ content: Content, animated: Bool)
  func raise<Content: View>(_ content: Content, animated: Bool)
  func present(_ controller: UIViewController, animated: Bool)
  func cast(animated: Bool)
}

extension Pier where Self: UINavigationController {
  func moor<Content: View>(_ content: Content, animated: Bool) {
    pushViewController(UIHostingController(rootView: content), animated: animated)
  }

  func raise<Content: View>(_ content: Content, animated: Bool) {
    let controller = UIHostingController(rootView: content)
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: animated)
  }

  /// UIKit's own, with its completion left out.
  func present(_ controller: UIViewController, animated: Bool) {
    controller.isModalInPresentation = true
    self.present(controller, animated: animated)
  }
}

extension UINavigationController: Pier {
  func cast(animated: Bool) { popViewController(animated: animated) }
}

final class Pilot {
  weak var pier: Pier?

  func fish() { pier?.moor(Nets(done: { self.pier?.cast(animated: true) }), animated: true) }
  func signal() { pier?.raise(Flags(), animated: true) }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let pilot = Pilot()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: Cabin(pilot: pilot)))
    pilot.pier = stack
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stack
    self.window = window
    window.makeKeyAndVisible()
  }
}

struct Cabin: View {
  let pilot: Pilot
  var body: some View {
    VStack {
      Button("Fish") { pilot.fish() }
      Button("Signal") { pilot.signal() }
    }
  }
}

struct Nets: View {
  let done: () -> Void
  var body: some View { Button("Done", action: done) }
}

struct Flags: View { var body: some View { Text("Flags") } }
