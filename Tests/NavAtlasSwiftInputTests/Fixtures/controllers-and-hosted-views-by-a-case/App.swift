import SwiftUI
import UIKit

/// One case's screen is a controller of the app's own, another's a view in a hosting controller.
@main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    window = UIWindow(frame: .zero)
    window?.rootViewController = UINavigationController(rootViewController: ShelfController())
  }
}

enum Medium: CaseIterable { case scroll, tablet, codex }

final class ShelfController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Medium.allCases.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    let reader = makeReader(for: Medium.allCases[path.row])
    navigationController?.pushViewController(reader, animated: true)
  }

  private func makeReader(for medium: Medium) -> UIViewController {
    switch medium {
    case .scroll: return UIHostingController(rootView: ScrollPage())
    case .tablet: return TabletController()
    case .codex: return UIHostingController(rootView: CodexPage())
    }
  }
}

struct ScrollPage: View { var body: some View { Text("Scroll") } }
struct CodexPage: View { var body: some View { Text("Codex") } }
final class TabletController: UIViewController {}
