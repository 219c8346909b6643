import SwiftUI
import UIKit

@main final class FerryDelegate: UIResponder, UIApplicationDelegate {
  // Nothing but making it gives the window its root.
  private lazy var flow: Flow = FerryFlow()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    flow.start()
    return true
  }
}

protocol Flow: AnyObject { func start() }

final class FerryFlow: Flow {
  private let window: UIWindow
  private let pier: UINavigationController

  init() {
    pier = UINavigationController()
    window = UIWindow(frame: UIScreen.main.bounds)
    pier.viewControllers = [UIHostingController(rootView: TimetableView(flow: self))]
    window.rootViewController = pier
  }

  func start() { window.makeKeyAndVisible() }

  func open() { pier.pushViewController(UIHostingController(rootView: CrossingView()), animated: true) }
}

struct TimetableView: View {
  let flow: FerryFlow
  var body: some View { Button("Crossing") { flow.open() } }
}

struct CrossingView: View { var body: some View { Text("Crossing") } }
