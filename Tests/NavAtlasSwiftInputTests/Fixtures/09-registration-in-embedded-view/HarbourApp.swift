import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { HarbourView() }
    }
}

struct Boat: Hashable, Identifiable {
    let id: Int
    var crew: [Sailor]
}

struct Sailor: Hashable {
    var name: String
}

struct HarbourView: View {
    var boats: [Boat] = []

    var body: some View {
        NavigationStack {
            VStack {
                Text("Harbour")
                MooringPanel(boats: boats)
                NavigationLink("Weather", value: Almanac.weather)
            }
        }
    }
}

enum Almanac: Hashable { case weather, tides, moon }
