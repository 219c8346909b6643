import SwiftUI
import UIKit

@main class Launcher: UIResponder, UIApplicationDelegate {
  var lantern: Lantern?
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  )
    -> Bool
  {
    lantern = Lantern(window: UIWindow())
    lantern?.light()
    return true
  }
}

final class Lantern {
  private let window: UIWindow
  private let base = UINavigationController()
  init(window: UIWindow) {
    self.window = window
    window.rootViewController = base
    window.makeKeyAndVisible()
  }
  func light() { base.present(UIHostingController(rootView: Lamp(lantern: self)), animated: false) }
  func open() { base.presentedViewController?.present(UIHostingController(rootView: Wick()), animated: true) }
}

struct Lamp: View {
  let lantern: Lantern
  var body: some View { Button("Open") { lantern.open() } }
}
struct Wick: View { var body: some View { Text("Wick") } }
