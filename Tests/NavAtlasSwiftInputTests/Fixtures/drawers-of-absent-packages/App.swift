import SwiftUI
import UIKit
import PullUpSheets

@main class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Porch()
    return true
  }
}

class Porch: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(enter), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func enter() {
    let sheet = SheetViewController(controller: Pond(), sizes: [.fixed(400)])
    present(sheet, animated: true)
  }
}
class Pond: UIViewController {
  @objc func close() { dismiss(animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }
}
