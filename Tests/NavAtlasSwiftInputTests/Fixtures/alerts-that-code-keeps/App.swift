import SwiftUI
import UIKit

/// An alert that code keeps while it is there is no screen, but what its actions do is done.
@main struct BellowsApp: App {
  var body: some Scene { WindowGroup { HearthView() } }
}

private var current: UIAlertController?

extension UIApplication {
  func warn(_ text: String) {
    DispatchQueue.main.async {
      current = UIAlertController(title: text, message: nil, preferredStyle: .alert)
      current?.addAction(UIAlertAction(title: "OK", style: .cancel))
      self.show(alert: current!)
    }
  }

  func show(alert: UIAlertController) {
    guard var top = windows.first?.rootViewController else { return }
    while let above = top.presentedViewController { top = above }
    top.present(alert, animated: true)
  }
}

struct HearthView: View {
  var body: some View {
    NavigationView {
      VStack {
        Button("Blow") { UIApplication.shared.warn("Too hot") }
        NavigationLink("Coal") { CoalView() }
      }
    }
  }
}

struct CoalView: View {
  var body: some View { Button("Shovel") { UIApplication.shared.warn("No coal") } }
}
