import OrchestraKit
import SwiftUI

/// The root is what an absent package resolves; the app's own views are registered with it by name.
@main
struct OperaApp: App {
    var body: some Scene {
        WindowGroup { Orchestra.shared.resolve("opera") }
    }
}

struct OperaView: View {
    var body: some View {
        TabView {
            StageSide().tabItem { Text("Stage") }
            FoyerSide().tabItem { Text("Foyer") }
        }
    }
}

@MainActor
final class StageRouter: ObservableObject {
    @Published var path: [Scenery] = []
    func raise(_ scenery: Scenery) { path.append(scenery) }
}

enum Scenery: Hashable { case forest, castle(towers: Int) }
