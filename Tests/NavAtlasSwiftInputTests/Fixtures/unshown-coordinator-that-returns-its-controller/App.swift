import SwiftUI
import UIKit

@main
struct QuarryApp: App {
    var body: some Scene { WindowGroup { FenceView() } }
}

struct FenceView: View { var body: some View { Text("Keep out") } }

/// Nothing here asks for its first controller.
final class QuarryCoordinator {
    private weak var root: UIViewController?

    func make() -> UIViewController {
        let pit = PitView(dig: { [weak self] in self?.dig() }, phone: { [weak self] in self?.phone() })
        let controller = UIHostingController(rootView: pit)
        root = controller
        return controller
    }

    private func dig() {
        root?.navigationController?.pushViewController(UIHostingController(rootView: SlateView()), animated: true)
    }

    private func phone() {
        root?.present(UINavigationController(rootViewController: UIHostingController(rootView: PhoneView())), animated: true)
    }
}

struct PitView: View {
    let dig: () -> Void
    let phone: () -> Void

    var body: some View {
        Button("Dig", action: dig)
        Button("Phone", action: phone)
    }
}

struct SlateView: View { var body: some View { Text("Slate") } }
struct PhoneView: View { var body: some View { Text("Hello?") } }
