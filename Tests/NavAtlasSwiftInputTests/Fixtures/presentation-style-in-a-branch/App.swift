import UIKit

@main final class MuseumDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Foyer())
    window?.makeKeyAndVisible()
    return true
  }
}

enum Manner { case small, large, hovering }

final class Foyer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add { $0.show(Plan(), .small) }
    add { $0.show(Painting(), .large) }
    add { $0.show(Label(), .hovering) }
    add { $0.open(AudioGuide(), whole: true) }
    add { $0.open(Opening(), whole: false) }
    add { $0.prepare(Ticket(), .large) }
  }

  private func add(_ action: @escaping (Foyer) -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in if let self { action(self) } }))
  }

  func show(_ controller: UIViewController, _ manner: Manner) {
    switch manner {
    case .small: present(controller, animated: true)
    case .large:
      controller.modalPresentationStyle = .fullScreen
      present(controller, animated: true)
    case .hovering:
      controller.modalPresentationStyle = .popover
      present(controller, animated: true)
    }
  }

  func open(_ controller: UIViewController, whole: Bool) {
    let style = UIModalPresentationStyle.fullScreen
    if whole { controller.modalPresentationStyle = style }
    present(controller, animated: true)
  }

  func prepare(_ controller: UIViewController, _ manner: Manner) {
    let shown: UIViewController = controller
    if manner == .large {
      if true { shown.modalPresentationStyle = .overFullScreen }
    } else {
      shown.modalPresentationStyle = .formSheet
    }
    present(shown, animated: true)
  }
}

final class Plan: UIViewController {}
final class Painting: UIViewController {}
final class Label: UIViewController {}
final class AudioGuide: UIViewController {}
final class Opening: UIViewController {}
final class Ticket: UIViewController {}
