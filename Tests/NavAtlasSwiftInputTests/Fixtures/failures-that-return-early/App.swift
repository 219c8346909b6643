import UIKit

/// A callback is told of a failure by `return done(…)`, and of what came after it.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: GateController())
    return true
  }
}

final class Ledger {
  func open(_ done: @escaping (Result<String, Error>) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://ledger.example")!) { data, _, error in
      DispatchQueue.main.async {
        if let error = error { return done(.failure(error)) }
        guard data != nil else { return done(.failure(URLError(.badURL))) }
        done(.success("open"))
      }
    }.resume()
  }

  func pages(_ finish: @escaping ([String]?, Error?) -> Void) {
    DispatchQueue.global().async {
      guard let stored = UserDefaults.standard.stringArray(forKey: "pages") else { return finish(nil, URLError(.badURL)) }
      finish(stored, nil)
    }
  }
}

final class GateController: UIViewController {
  private let ledger = Ledger()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", style: .plain, target: self, action: #selector(open))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Pages", style: .plain, target: self, action: #selector(pages))
  }

  @objc private func open() {
    ledger.open { [weak self] result in
      switch result {
      case .success: self?.navigationController?.pushViewController(AccountsController(), animated: true)
      case .failure: self?.present(LockedController(), animated: true)
      }
    }
  }

  @objc private func pages() {
    ledger.pages { pages, error in
      guard error == nil else { return }
      self.show(PagesController(), sender: self)
    }
  }
}

final class AccountsController: UIViewController {}
final class LockedController: UIViewController {}
final class PagesController: UIViewController {}
