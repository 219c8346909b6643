import SwiftUI
import UIKit

@main final class StudioDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Studio())
    window?.makeKeyAndVisible()
    return true
  }
}

final class Studio: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = { [weak self] in
      guard let self else { return }
      self.dismiss(animated: true)
    }
    view.addSubview(
      UIButton(
        primaryAction: UIAction { [weak self] _ in
          self?.present(ColorPicker { close() }, animated: true)
        }))
    view.addSubview(
      UIButton(
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(Canvas(layers: 2) { _ in }, animated: true)
        }))
    view.addSubview(
      UIButton(
        primaryAction: UIAction { [weak self] _ in
          self?.present(UIHostingController(rootView: Help()), animated: true)
        }))
  }
}

final class ColorPicker: UIViewController {
  private let done: () -> Void

  init(done: @escaping () -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [done] _ in done() }))
  }
}

final class Canvas: UIViewController {
  init(layers: Int, onStroke: @escaping (Int) -> Void) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}

struct Help: View {
  var body: some View { List { Text("Colours") } }
}
