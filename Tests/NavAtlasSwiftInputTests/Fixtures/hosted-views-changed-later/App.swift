import SwiftUI
import UIKit

@main final class ClinicDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Waiting())
    window?.makeKeyAndVisible()
    return true
  }
}

final class Waiting: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.ask() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.book() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.read() }))
  }

  private func ask() {
    let host = UIHostingController(rootView: Questions())
    host.rootView.onClose = { [weak host] in host?.dismiss(animated: true) }
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }

  private func book() {
    let host = UIHostingController(rootView: Calendar(onPicked: {}))
    if true {
      host.rootView = Calendar(onPicked: { [weak self, weak host] in
        guard let host else { return }
        self?.confirm(from: host)
      })
    }
    navigationController?.pushViewController(host, animated: true)
  }

  private func confirm(from host: UIViewController) { host.present(Confirmation(), animated: true) }

  /// What it is given only says how it looks.
  private func read() {
    let host = UIHostingController(rootView: Leaflet())
    host.rootView.title = "Flu"
    host.view.backgroundColor = .white
    present(host, animated: true)
  }
}

struct Questions: View {
  var onClose: () -> Void = {}

  var body: some View { Button("Send") { onClose() } }
}

struct Calendar: View {
  var onPicked: () -> Void

  var body: some View { Button("Monday", action: onPicked) }
}

struct Leaflet: View {
  var title = ""

  var body: some View { Text(title) }
}

final class Confirmation: UIViewController {}
