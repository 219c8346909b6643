import UIKit

@main final class ParcelDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Parcels())
    window?.makeKeyAndVisible()
    return true
  }
}

final class Parcels: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Return", primaryAction: UIAction { [weak self] _ in self?.sendBack() })
  }

  func sendBack() { navigationController?.pushViewController(Return(), animated: true) }
}

final class Return: UIViewController, SignatureDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.sign() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.weigh() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.photograph() }))
  }

  func sign() {
    let pad = SignaturePad()
    pad.delegate = self
    present(pad, animated: true)
  }

  func signed(on pad: SignaturePad) { pad.dismiss(animated: true) { [weak self] in self?.leave() } }

  private func leave() { navigationController?.popViewController(animated: true) }

  func photograph() {
    let camera = Camera()
    camera.onTaken = { [weak self] in self?.taken() }
    present(camera, animated: true)
  }

  private func taken() {
    guard let stack = navigationController else { return }
    dismiss(animated: true)
    stack.popViewController(animated: true)
  }

  func weigh() {
    let scale = UINavigationController(rootViewController: Scale())
    present(scale, animated: true)
  }
}

protocol SignatureDelegate: AnyObject { func signed(on pad: SignaturePad) }

final class SignaturePad: UIViewController {
  weak var delegate: SignatureDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction { [weak self] _ in if let self { self.delegate?.signed(on: self) } }))
  }
}

final class Camera: UIViewController {
  var onTaken: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.onTaken?() }))
  }
}

/// The first of its own stack: there is nothing below it.
final class Scale: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.popViewController(animated: true)
        }))
  }
}
