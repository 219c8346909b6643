import SwiftUI
import UIKit

@main final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let bar = UITabBarController()
    bar.setTabs(
      [
        UITab(title: "Trees", image: nil, identifier: "trees", viewControllerProvider: trees),
        UISearchTab { _ in UIHostingController(rootView: Finder()) },
      ], animated: false)
    window = UIWindow()
    window?.rootViewController = bar
    window?.makeKeyAndVisible()
    return true
  }

  private func trees(_ tab: UITab) -> UIViewController { UIHostingController(rootView: Trees()) }
}

struct Trees: View {
  @State private var plants = false
  var body: some View { Button("Plant") { plants = true }.sheet(isPresented: $plants) { Planting() } }
}
struct Planting: View { var body: some View { Text("Planting") } }
struct Finder: View {
  @State private var asks = false
  var body: some View { Button("More") { asks = true }.fullScreenCover(isPresented: $asks) { Filters() } }
}
struct Filters: View { var body: some View { Text("Filters") } }
