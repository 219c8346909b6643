import FormKit
import SwiftUI
import UIKit

/// A controller whose superclass is another package's is one all the same.
@main struct WellApp: App { var body: some Scene { WindowGroup { WellView() } } }

struct WellView: View {
  @State private var sets = false
  var body: some View { Button("Set") { sets = true }.sheet(isPresented: $sets) { PumpWrapper() } }
}

struct PumpWrapper: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PumpNavigationController { PumpNavigationController() }
  func updateUIViewController(_ controller: PumpNavigationController, context: Context) {}
}

final class PumpNavigationController: UINavigationController {
  init() { super.init(rootViewController: PumpViewController()) }
}

final class PumpViewController: FormViewController {
  override func viewDidLoad() {
    let button = UIButton().then { $0.addTarget(self, action: #selector(prime), for: .touchUpInside) }
    view.addSubview(button)
  }
  @objc func prime() { present(UIHostingController(rootView: HandleView()), animated: true) }
}

struct HandleView: View { var body: some View { Text("Handle") } }
