import SwiftUI
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var guide: Guide?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    guide = Guide(window: window)
    guide?.openPorch()
  }
}

/// Where a flow begins is decided once the stack was emptied.
class Guide {
  enum Start { case gate, tour }

  let stack: UINavigationController
  var isKnown = false

  init(window: UIWindow) {
    stack = UINavigationController()
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func begin(_ start: Start) {
    stack.setViewControllers([], animated: true)
    switch start {
    case .gate: openGate()
    case .tour: openTour()
    }
  }

  func greet() {
    stack.setViewControllers([], animated: false)
    if isKnown { openHall() } else { openGate() }
  }

  /// Not emptied: what is chosen lies over what is there.
  func look() {
    if isKnown { openHall() } else { openTour() }
  }

  /// Of two that are pushed, only the first one replaces.
  func wander() {
    stack.setViewControllers([], animated: false)
    if isKnown {
      openTour()
      openHall()
    }
  }

  func openPorch() { show(Porch(guide: self)) }
  func openGate() { show(Gate(guide: self)) }
  func openTour() { show(Tour(guide: self)) }
  func openHall() { show(Hall(guide: self)) }

  private func show(_ view: some View) {
    stack.pushViewController(UIHostingController(rootView: view), animated: true)
  }
}

struct Porch: View {
  let guide: Guide
  var body: some View { Button("Begin") { guide.begin(.gate) } }
}

struct Gate: View {
  let guide: Guide
  var body: some View { Button("Greet") { guide.greet() } }
}

struct Tour: View {
  let guide: Guide
  var body: some View { Button("Wander") { guide.wander() } }
}

struct Hall: View {
  let guide: Guide
  var body: some View { Button("Look") { guide.look() } }
}
