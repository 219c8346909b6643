import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { PierView() }
    }
}

enum Berth: Hashable {
    case boats, tides, crew
}

struct PierView: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var tab = Berth.boats
    @State private var row: Berth?

    var body: some View {
        if width == .regular {
            NavigationSplitView {
                List(selection: $row) {
                    NavigationLink("Boats", value: Berth.boats)
                    NavigationLink("Tides", value: Berth.tides)
                    NavigationLink("Crew", value: Berth.crew)
                }
            } detail: {
                switch row {
                case .boats: BoatsView()
                case .tides: TidesView()
                case .crew: CrewView()
                case nil: Text("Choose")
                }
            }
        } else {
            TabView(selection: $tab) {
                BoatsView().tag(Berth.boats)
                TidesView().tag(Berth.tides)
                CrewView().tag(Berth.crew)
            }
        }
    }
}

struct BoatsView: View { var body: some View { Text("Boats") } }
struct TidesView: View { var body: some View { Text("Tides") } }
struct CrewView: View { var body: some View { Text("Crew") } }
