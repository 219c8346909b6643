import AppRouter
import SwiftUI

enum Orbit: String, AppTab, CaseIterable {
    case sky, shows
    var id: String { rawValue }
    var icon: String { "star" }
}

enum Star: DestinationType {
    case planet(String)
    case constellation
    case seat(Int)

    static func from(path: String, fullPath: [String], parameters: [String: String]) -> Star? { nil }
}

enum Leaflet: String, SheetType {
    case tickets, credits
    var id: String { rawValue }
}

typealias Telescope = AppRouter.Router<Orbit, Star, Leaflet>

@main
struct PlanetariumApp: App {
    @State private var telescope = Telescope(initialTab: .sky)

    var body: some Scene {
        WindowGroup {
            DomeTabs(telescope: telescope)
                .environment(telescope)
        }
    }
}

struct DomeTabs: View {
    @Bindable var telescope: Telescope

    var body: some View {
        TabView(selection: $telescope.selectedTab) {
            ForEach(Orbit.allCases) { orbit in
                NavigationStack(path: $telescope[orbit]) {
                    root(of: orbit)
                        .navigationDestination(for: Star.self) { star in
                            switch star {
                            case .planet(let name): PlanetView(name: name)
                            case .constellation: ConstellationView()
                            case .seat(let row): SeatView(row: row)
                            }
                        }
                }
                .tag(orbit)
            }
        }
        .sheet(item: $telescope.presentedSheet) { leaflet in
            switch leaflet {
            case .tickets: TicketView()
            case .credits: DomeCreditsView()
            }
        }
    }

    @ViewBuilder
    private func root(of orbit: Orbit) -> some View {
        switch orbit {
        case .sky: SkyView()
        case .shows: ShowListView()
        }
    }
}
