import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = PaletteController()
    window?.makeKeyAndVisible()
  }
}

final class PaletteController: UIViewController {
  @objc private func colourTapped(_ sender: UIView) {
    let colour = ColourController()
    colour.modalPresentationStyle = .popover
    colour.popoverPresentationController?.sourceView = sender
    present(colour, animated: true)
  }

  @objc private func brushTapped() { present(BrushController(), animated: true) }

  @objc private func layersTapped() {
    let stack = UINavigationController(rootViewController: LayersController())
    stack.modalPresentationStyle = UIModalPresentationStyle.popover
    present(stack, animated: true)
  }

  @objc private func helpTapped(_ sender: UIView) {
    present(
      HelpController(), asPopoverRelativeTo: sender.bounds, of: sender, preferredEdge: .maxY, behavior: .transient)
  }

  @objc private func exportTapped() {
    let export = ExportController()
    export.modalPresentationStyle = .formSheet
    present(export, animated: true)
  }
}

final class ColourController: UIViewController {
  @objc private func doneTapped() { dismiss(animated: true) }
}

final class BrushController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class LayersController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(LayerController(), sender: nil)
  }
}

final class LayerController: UIViewController {}
final class HelpController: UIViewController {}
final class ExportController: UIViewController {}
