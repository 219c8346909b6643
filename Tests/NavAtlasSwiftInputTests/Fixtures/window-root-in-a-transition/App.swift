import SwiftUI
import UIKit

@main
struct BridgeApp: App {
    var body: some Scene { WindowGroup { TollView() } }
}

struct TollView: View {
    var body: some View { Button("Pay") { Crossing.go(to: BridgeView()) } }
}

struct BridgeView: View {
    @State private var looks = false

    var body: some View {
        Button("Look down") { looks = true }
            .sheet(isPresented: $looks) { RiverView() }
        Button("Turn back") { Crossing.jump(to: TollView()) }
    }
}

/// The window's root changes as part of an animation of it.
enum Crossing {
    static func go<Root: View>(to root: Root) {
        guard let window = UIApplication.shared.windows.first(where: \.isKeyWindow) else { return }
        let controller = UIHostingController(rootView: root)
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {
            window.rootViewController = controller
        }, completion: nil)
    }

    static func jump<Root: View>(to root: Root) {
        guard let window = UIApplication.shared.windows.first else { return }
        UIView.animate(withDuration: 0.2) {
            window.rootViewController = UIHostingController(rootView: root)
        }
    }
}

struct RiverView: View { var body: some View { Text("Water") } }
