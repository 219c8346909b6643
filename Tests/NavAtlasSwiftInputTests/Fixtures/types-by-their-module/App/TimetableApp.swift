import Bus
import Ferry
import SwiftUI

@main
struct TimetableApp: App {
    var body: some Scene {
        WindowGroup { LinesView() }
    }
}

struct LinesView: View {
    @State private var trip = Bus.Trip()
    @State private var crossing = Ferry.Trip()
    @State private var isAtSea = false

    var body: some View {
        NavigationStack(path: $trip.stations) {
            VStack {
                Button("Bus") { trip.stations.append(Bus.Station.stop) }
                Button("Ferry") { isAtSea = true }
            }
            .navigationDestination(for: Bus.Station.self) { station in
                switch station {
                case .stop: StopView(leave: { trip = Bus.Trip() })
                }
            }
        }
        .sheet(isPresented: $isAtSea) { SeaView(crossing: $crossing) }
    }
}

struct SeaView: View {
    @Binding var crossing: Ferry.Trip

    var body: some View {
        NavigationStack(path: $crossing.quays) {
            Button("Out") { crossing.quays.append(.pier) }
                .navigationDestination(for: Ferry.Quay.self) { _ in PierView() }
        }
    }
}

struct StopView: View {
    let leave: () -> Void
    var body: some View { Text("Stop") }
}

struct PierView: View { var body: some View { Text("Pier") } }
