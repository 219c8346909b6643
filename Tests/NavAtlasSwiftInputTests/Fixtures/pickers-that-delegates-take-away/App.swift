import MessageUI
import UIKit

@main final class PostcardDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Album())
    window?.makeKeyAndVisible()
    return true
  }
}

final class Album: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.write() }))
  }

  private func write() { present(Postcard(), animated: true) }
}

final class Postcard: UIViewController, MFMailComposeViewControllerDelegate,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate, StampDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.mail() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.pick() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.stamp() }))
  }

  private func mail() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    present(mail, animated: true)
  }

  private func pick() {
    let picker = UIImagePickerController()
    picker.delegate = self
    present(picker, animated: true)
  }

  private func stamp() {
    let stamps = Stamps()
    stamps.delegate = self
    present(stamps, animated: true)
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true) { [weak self] in self?.crop() }
  }

  private func crop() { present(Crop(), animated: true) }

  func picked(in stamps: UIViewController) { stamps.dismiss(animated: true) }
}

protocol StampDelegate: AnyObject { func picked(in stamps: UIViewController) }

final class Stamps: UIViewController {
  weak var delegate: StampDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction { [weak self] _ in if let self { self.delegate?.picked(in: self) } }))
  }
}

final class Crop: UIViewController {}
