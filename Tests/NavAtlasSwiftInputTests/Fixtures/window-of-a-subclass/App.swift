import SwiftUI
import UIKit

final class OverWindow: UIWindow {}

final class Overlays: ObservableObject {
  private var over: UIWindow?
  init() { over = OverWindow() }
  func show<Inner: View>(@ViewBuilder _ inner: () -> Inner) {
    let controller = UIHostingController(rootView: inner())
    over?.rootViewController = controller
    over?.isHidden = false
  }
}
@main struct TheApp: App {
  @StateObject private var overlays = Overlays()
  var body: some Scene { WindowGroup { TabView { Lakes(); Boats() }.environmentObject(overlays) } }
}
struct Lakes: View {
  @EnvironmentObject private var overlays: Overlays
  var body: some View { Button("Save") { overlays.show { SavedBanner() } } }
}
struct Boats: View { var body: some View { Text("Boats") } }
struct SavedBanner: View { var body: some View { Text("Saved") } }
