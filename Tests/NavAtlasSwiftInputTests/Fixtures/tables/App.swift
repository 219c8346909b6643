import SwiftUI

@main
struct FleetApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { FleetView() }
        }
    }
}

struct Harbour: Hashable { var name: String }
struct Captain: Hashable { var name: String }

struct Ship: Identifiable {
    let id: Int
    var harbour: Harbour?
    var captain: Captain
}

struct FleetView: View {
    @State private var ships: [Ship] = []
    @State private var selection: Ship.ID?

    var body: some View {
        Table(ships, selection: $selection) {
            TableColumn("Harbour") { ship in
                if ship.harbour != nil {
                    NavigationLink("Harbour", value: ship.harbour)
                }
            }
            TableColumn("Captain") { NavigationLink("Captain", value: $0.captain) }
        }
        .navigationDestination(for: Harbour.self) { HarbourView(harbour: $0) }
        .navigationDestination(for: Captain.self) { _ in CaptainView() }
    }
}

struct HarbourView: View {
    let harbour: Harbour
    var body: some View { Text(harbour.name) }
}

struct CaptainView: View { var body: some View { Text("Ahab") } }
