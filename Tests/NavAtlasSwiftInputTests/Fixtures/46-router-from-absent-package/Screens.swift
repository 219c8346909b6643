import SwiftUI

struct SkyView: View {
    @Environment(Telescope.self) private var telescope

    var body: some View {
        Button("Mars") { telescope.navigateTo(.planet("Mars")) }
        Button("Credits") { telescope.presentSheet(.credits) }
    }
}

struct PlanetView: View {
    @Environment(Telescope.self) private var telescope
    let name: String

    var body: some View {
        Button("In the constellation") { telescope.navigateTo(.constellation) }
    }
}

struct ConstellationView: View {
    @Environment(Telescope.self) private var telescope

    var body: some View {
        Button("Whole sky") { telescope.popToRoot() }
    }
}

struct ShowListView: View {
    @Environment(Telescope.self) private var telescope

    var body: some View {
        Button("Tickets") { telescope.presentedSheet = .tickets }
    }
}

struct TicketView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Later") { dismiss() } }
}

struct DomeCreditsView: View {
    var body: some View { Text("Stars: everyone") }
}

struct SeatView: View {
    let row: Int
    var body: some View { Text("Row \(row)") }
}
