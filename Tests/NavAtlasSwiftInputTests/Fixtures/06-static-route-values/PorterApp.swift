import SwiftUI

@main
struct PorterApp: App {
    @StateObject private var porter = Porter()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $porter.walk) {
                GateView()
                    .navigationDestination(for: Errand.self) { $0.scene }
            }
            .sheet(item: $porter.note) { errand in
                NavigationStack { errand.scene }
            }
            .environmentObject(porter)
        }
    }
}
