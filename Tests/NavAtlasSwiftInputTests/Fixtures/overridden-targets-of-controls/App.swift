import UIKit

@main final class AtlasDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: Continents())
    window?.makeKeyAndVisible()
    return true
  }
}

class MapPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: self, action: #selector(back))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Legend", style: .plain, target: self, action: #selector(explain(_:)))
  }

  @objc func back() { navigationController?.popViewController(animated: true) }

  @objc func explain(_ sender: Any) { present(Legend(), animated: true) }

  func explain(in language: String) {}
}

final class Continents: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", style: .plain, target: self, action: #selector(open))
  }

  @objc func open() { navigationController?.pushViewController(Country(), animated: true) }
}

class Country: MapPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.zoom() }))
  }

  func zoom() { navigationController?.pushViewController(City(), animated: true) }
}

final class City: Country {
  override func back() { navigationController?.popToRootViewController(animated: true) }

  /// Nobody calls it: it only shares its name with what a control calls.
  override func explain(in language: String) { present(Glossary(), animated: true) }

  override func zoom() {}
}

final class Legend: UIViewController {}
final class Glossary: UIViewController {}
