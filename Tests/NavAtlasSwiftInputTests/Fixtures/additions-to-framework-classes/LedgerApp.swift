import SwiftUI
import UIKit

@main final class LedgerDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: AccountTable(style: .plain))
    window?.makeKeyAndVisible()
    return true
  }
}

extension UIViewController {
  func push<Content: View>(_ view: Content) {
    navigationController?.pushViewController(UIHostingController(rootView: view), animated: true)
  }

  func ask<Content: View>(_ view: Content) {
    present(UIHostingController(rootView: view), animated: true)
  }
}

extension UITableViewController {
  func pushFromRow<Content: View>(_ view: Content) { push(view) }
}

final class AccountTable: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 0 { pushFromRow(Account()) } else { push(Archive()) }
  }

  @objc func add() {
    navigationController?.pushViewController(
      ReceiptGrid(collectionViewLayout: UICollectionViewFlowLayout()), animated: true)
  }
}

final class ReceiptGrid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    ask(Receipt())
  }
}

struct Account: View { var body: some View { Text("Balance") } }
struct Archive: View { var body: some View { Text("Years") } }
struct Receipt: View { var body: some View { Text("Paid") } }
