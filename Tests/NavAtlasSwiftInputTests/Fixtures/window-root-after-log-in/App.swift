import SwiftUI
import UIKit

@main
struct ObservatoryApp: App {
    var body: some Scene { WindowGroup { GateView() } }
}

struct GateView: View {
    @StateObject private var gate = GateModel()
    @State private var forgot = false

    var body: some View {
        Button("Enter", action: gate.enter)
        Button("Forgot") { forgot = true }
            .sheet(isPresented: $forgot) { HintView() }
    }
}

/// The model exchanges the whole window.
final class GateModel: ObservableObject {
    func enter() {
        check { passes in
            guard passes else { return }
            UIApplication.shared.windows.first?.rootViewController = UIHostingController(rootView: DomeView())
        }
    }

    private func check(then: @escaping (Bool) -> Void) { then(true) }
}

struct DomeView: View {
    var body: some View {
        NavigationView {
            List {
                NavigationLink("Saturn") { PlanetView() }
                NavigationLink("Keeper") { KeeperView() }
            }
        }
    }
}

struct KeeperView: View {
    var body: some View {
        Button("Go home") {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            if let window = scene?.windows.first {
                window.rootViewController = UIHostingController(rootView: GateView())
                window.makeKeyAndVisible()
            }
        }
    }
}

struct PlanetView: View { var body: some View { Text("Rings") } }
struct HintView: View { var body: some View { Text("Hint") } }
