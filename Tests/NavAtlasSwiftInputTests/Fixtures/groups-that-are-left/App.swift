import SwiftUI
import UIKit

/// What a group of tasks notifies of comes after all of them, not at once.
@main class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var starter: Starter?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let starter = Starter(window: window)
    window.makeKeyAndVisible()
    starter.start()
    (self.window, self.starter) = (window, starter)
    return true
  }
}

final class Starter {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }

  func start() {
    let group = DispatchGroup()
    group.enter()
    let dawn = DawnView(done: { group.leave() })
    window.rootViewController = UIHostingController(rootView: dawn)
    group.notify(queue: .main) { [weak self] in
      self?.window.rootViewController = UIHostingController(rootView: DayView())
    }
  }
}

struct DawnView: View {
  let done: () -> Void
  var body: some View { Button("Wake", action: done) }
}

struct DayView: View { var body: some View { Text("Day") } }
