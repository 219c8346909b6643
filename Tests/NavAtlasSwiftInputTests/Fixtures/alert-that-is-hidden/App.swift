import SwiftUI
import UIKit

final class Alerts {
  static let shared = Alerts()
  private var current: UIAlertController?
  func show(_ text: String) {
    hide {}
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    current = alert
  }
  func hide(then next: @escaping () -> Void) { current?.dismiss(animated: true, completion: next) }
}

@main struct TheApp: App { var body: some Scene { WindowGroup { Lakes() } } }
struct Lakes: View {
  @State private var isShown = false
  var body: some View { Button("Lake") { isShown = true }.sheet(isPresented: $isShown) { Lake() } }
}
struct Lake: View {
  @State private var showsMap = false
  var body: some View {
    VStack {
      Button("Save") { Alerts.shared.show("Saved") }
      Button("Map") { Alerts.shared.hide { showsMap = true } }
    }
    .sheet(isPresented: $showsMap) { Map() }
  }
}
struct Map: View { var body: some View { Text("Map") } }
