import SwiftUI
import UIKit

@main
struct BellfryApp: App {
    var body: some Scene { WindowGroup { StairsView() } }
}

struct StairsView: View {
    var body: some View { Button("Ring") { Chime.shared.ring(times: 3) } }
}

/// Makes a window above the app's, gives it a root, and keeps it last.
final class Chime {
    static let shared = Chime()
    private var window: UIWindow?

    func ring(times: Int) {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.rootViewController = UIHostingController(rootView: ChimeView(times: times))
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct ChimeView: View {
    let times: Int
    @State private var counts = false

    var body: some View {
        Button("\(times)") { counts = true }
            .sheet(isPresented: $counts) { HoursView() }
    }
}

struct HoursView: View { var body: some View { Text("Twelve") } }
