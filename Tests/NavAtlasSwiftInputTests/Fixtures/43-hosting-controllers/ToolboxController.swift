import SwiftUI
import UIKit

final class ToolboxController: UITableViewController {
    private enum Row: Int { case hammer, saw, receipt }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch Row(rawValue: indexPath.row) {
        case .hammer:
            let hosting = UIHostingController(rootView: HammerView())
            hosting.title = "Hammer"
            navigationController?.pushViewController(hosting, animated: true)
        case .saw:
            navigationController?.pushViewController(SawController(), animated: true)
        case .receipt:
            let view = NavigationStack { ReceiptView() }
            present(UIHostingController(rootView: view), animated: true)
        case nil:
            let alert = UIAlertController(title: "Empty", message: nil, preferredStyle: .alert)
            present(alert, animated: true)
        }
    }
}

final class SawController: UIViewController {
    @objc private func warningTapped() {
        let warning = UIHostingController(rootView: SawWarningView(close: { [weak self] in self?.dismiss(animated: true) }))
        warning.modalPresentationStyle = .fullScreen
        present(warning, animated: true)
    }

    @objc private func doneTapped() {
        navigationController?.popToRootViewController(animated: true)
    }
}
