import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Atlas(style: .tripleColumn)
    window?.makeKeyAndVisible()
    return true
  }
}

final class Atlas: UISplitViewController {
  private let regions = RegionsController()

  override func viewDidLoad() {
    super.viewDidLoad()
    regions.delegate = self
    setViewController(UINavigationController(rootViewController: regions), for: .primary)
    setViewController(UINavigationController(rootViewController: BlankController()), for: .secondary)
    let towns = TownsController()
    towns.onTown = { [weak self] town in self?.open(town) }
    setViewController(towns, for: .supplementary)
  }

  private func open(_ town: String) {
    let page = UIHostingController(rootView: TownPage(name: town, onMap: { [weak self] in self?.showMap() }))
    setViewController(UINavigationController(rootViewController: page), for: .secondary)
  }

  private func showMap() { present(MapController(), animated: true) }
}

protocol RegionsDelegate: AnyObject {
  func regionsDidChooseCoast()
}

extension Atlas: RegionsDelegate {
  func regionsDidChooseCoast() {
    let coast = CoastController()
    let column: UIViewController = UINavigationController(rootViewController: coast)
    setViewController(column, for: .supplementary)
  }
}

final class RegionsController: UITableViewController {
  weak var delegate: RegionsDelegate?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.regionsDidChooseCoast()
  }
}

final class TownsController: UITableViewController {
  var onTown: ((String) -> Void)?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onTown?("Kiel") }
}

final class CoastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Tides") { [weak self] _ in
      self?.navigationController?.pushViewController(TidesController(), animated: true)
    }))
  }
}

struct TownPage: View {
  let name: String
  let onMap: () -> Void
  var body: some View { Button("Map", action: onMap) }
}

final class BlankController: UIViewController {}
final class TidesController: UIViewController {}

final class MapController: UIViewController {
  @objc private func close() { dismiss(animated: true) }
}
