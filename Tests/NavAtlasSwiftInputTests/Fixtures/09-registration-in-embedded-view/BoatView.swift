import SwiftUI

struct BoatView: View {
    let boat: Boat

    var body: some View {
        List(boat.crew, id: \.self) { sailor in
            NavigationLink(sailor.name, value: sailor)
        }
        .toolbar { NavigationLink("Tides", value: Almanac.tides) }
        .navigationDestination(for: Sailor.self) { sailor in
            SailorView(sailor: sailor)
        }
    }
}

struct SailorView: View {
    let sailor: Sailor
    var body: some View { Text(sailor.name) }
}

struct TideTableView: View {
    var body: some View { Text("High at noon") }
}

struct SkyView: View {
    var body: some View { Text("Clear") }
}
