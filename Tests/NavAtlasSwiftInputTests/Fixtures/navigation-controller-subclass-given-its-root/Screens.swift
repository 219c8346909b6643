import SwiftUI
import UIKit

struct BarnView: View {
    var body: some View {
        Button("Loft") { UIApplication.shared.topController?.present(LoftNavigation(hay: 3), animated: true) }
        Button("Plain") {
            let plain = BarnNavigation()
            plain.viewControllers = [UIHostingController(rootView: CellarView())]
            plain.modalPresentationStyle = .fullScreen
            UIApplication.shared.topController?.present(plain, animated: true)
        }
        NavigationLink("Stable") { StableView() }
    }
}

final class LoftController: UIViewController {
    private let hay: Int

    init(hay: Int) {
        self.hay = hay
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }

    @objc private func owlTapped() {
        navigationController?.pushViewController(UIHostingController(rootView: OwlView()), animated: true)
    }

    @objc private func closeTapped() { dismiss(animated: true) }
}

extension UIApplication {
    var topController: UIViewController? {
        var top = windows.first?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}

struct CellarView: View { var body: some View { Text("Potatoes") } }
struct StableView: View { var body: some View { Text("Horse") } }
struct OwlView: View { var body: some View { Text("Owl") } }
