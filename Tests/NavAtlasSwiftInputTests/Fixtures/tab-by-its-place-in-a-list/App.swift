import SwiftUI
import UIKit

@main class Launcher: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var steward = Steward()
  func application(
    _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  )
    -> Bool
  {
    window = UIWindow()
    steward.begin()
    window?.rootViewController = steward.bar
    return true
  }
}

enum Hour: CaseIterable { case dawn, noon, dusk }

final class Steward {
  let bar = UITabBarController()
  private let hours: [Hour] = [.dawn, .noon, .dusk]

  func begin() {
    bar.setViewControllers(
      [
        UIHostingController(rootView: Dawn(steward: self)),
        UIHostingController(rootView: Noon(steward: self)),
        UIHostingController(rootView: Dusk(steward: self)),
      ], animated: false)
  }

  func turn(to hour: Hour) { bar.selectedIndex = hours.firstIndex(of: hour) ?? 0 }
  func skip(to hour: Hour) { bar.selectedIndex = Hour.allCases.firstIndex { $0 == hour } ?? 0 }
  func follow(_ sun: Sun) { bar.selectedIndex = hours.firstIndex(of: sun.hour) ?? 0 }
}

protocol Sun { var hour: Hour { get } }

struct Dawn: View {
  let steward: Steward
  @Environment(\.sun) private var sun
  var body: some View { Button("Follow") { steward.follow(sun) } }
}

struct Noon: View {
  let steward: Steward
  var body: some View { Button("Dusk") { steward.turn(to: .dusk) } }
}

struct Dusk: View {
  let steward: Steward
  var body: some View { Button("Noon") { steward.skip(to: .noon) } }
}
