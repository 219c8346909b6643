import SwiftUI
import UIKit

@main
struct ScannerApp: App {
    @State private var found = false

    var body: some Scene {
        WindowGroup { LobbyView() }
    }
}

struct LobbyView: View {
    @State private var scans = false
    @State private var code = ""

    var body: some View {
        Button("Scan") { scans = true }
            .fullScreenCover(isPresented: $scans) {
                ScannerView(found: { code = $0 }, cancel: { scans = false })
            }
    }
}

struct ScannerView: UIViewControllerRepresentable {
    let found: (String) -> Void
    let cancel: () -> Void

    func makeUIViewController(context: Context) -> ScannerController {
        ScannerController(cancel: cancel)
    }

    func updateUIViewController(_ controller: ScannerController, context: Context) {}
}

final class ScannerController: UIViewController {
    private let cancel: () -> Void

    init(cancel: @escaping () -> Void) {
        self.cancel = cancel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc private func cancelTapped() { cancel() }

    @objc private func helpTapped() {
        present(UIHostingController(rootView: ScannerHelpView()), animated: true)
    }

    @objc private func shareTapped() {
        present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
    }
}

struct ScannerHelpView: View {
    var body: some View { Text("Hold still") }
}
