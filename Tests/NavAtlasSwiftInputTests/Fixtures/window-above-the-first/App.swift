import SwiftUI
import UIKit

@main
struct VaultApp: App {
    var body: some Scene { WindowGroup { VaultView() } }
}

struct VaultView: View {
    @StateObject private var shutter = Shutter()

    var body: some View {
        Button("Lock") { shutter.close() }
        Button("Say it") { Banner.shared.show("Gold") }
    }
}

/// Keeps a window of its own that lies above the app's.
final class Shutter: ObservableObject {
    private var window: UIWindow?

    func close() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        self.window = window
        self.window?.rootViewController = UIHostingController(rootView: PinView())
        self.window?.makeKeyAndVisible()
    }
}

final class Banner {
    static let shared = Banner()
    private lazy var overlay = UIWindow(frame: UIScreen.main.bounds)

    func show(_ text: String) {
        let controller = UIHostingController(rootView: BannerView(text: text))
        controller.view.backgroundColor = .clear
        overlay.rootViewController = controller
        overlay.isHidden = false
    }
}

struct PinView: View {
    @State private var helps = false
    var body: some View {
        Button("Help") { helps = true }
            .sheet(isPresented: $helps) { PinHelpView() }
    }
}

struct BannerView: View {
    let text: String
    var body: some View { Text(text) }
}

struct PinHelpView: View { var body: some View { Text("Four digits") } }
