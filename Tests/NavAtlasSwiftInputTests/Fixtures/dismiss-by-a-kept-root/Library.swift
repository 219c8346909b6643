import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let library = LibraryCoordinator()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = library.rootViewController
    window?.makeKeyAndVisible()
  }
}

final class LibraryCoordinator {
  private(set) lazy var rootViewController: UIViewController = {
    let library = LibraryViewController()
    library.lend = { [weak self] in self?.lend() }
    return UINavigationController(rootViewController: library)
  }()

  private func lend() {
    let loan = LoanViewController()
    loan.onDone = { [weak self] in self?.rootViewController.dismiss(animated: true) }
    rootViewController.present(loan, animated: true)
  }
}

final class LibraryViewController: UIViewController {
  var lend: (() -> Void)?
  @objc private func lendTapped() { lend?() }
}

final class LoanViewController: UIViewController {
  var onDone: (() -> Void)?
  @objc private func doneTapped() { onDone?() }
  @objc private func rulesTapped() { present(RulesViewController(), animated: true) }
}

final class RulesViewController: UIViewController {
  @objc private func closeTapped() { view.window?.rootViewController?.dismiss(animated: true) }
}
