import SwiftUI

struct StationsRoot: View {
    @EnvironmentObject var store: PathStore
    var body: some View {
        NavigationStack(path: $store.path) {
            StationsView().routed()
        }
    }
}

extension View {
    func routed() -> some View {
        navigationDestination(for: Route.self) { route in
            switch route {
            case .station(let station): StationView(station: station)
            case let .cabin(station, number) where number > 0: CabinView(station: station, number: number)
            case .cabin: EmptyView()
            case .ticket(let kind): TicketView(kind: kind)
            }
        }
    }
}

struct StationsView: View {
    @EnvironmentObject var store: PathStore
    var body: some View {
        List(Station.all) { station in
            NavigationLink(value: Route.station(station)) { Text(station.name) }
        }
        .toolbar {
            Menu("Tickets") {
                ForEach(Route.TicketKind.allCases, id: \.self) { kind in
                    Button(kind.rawValue) { store.open(.ticket(kind)) }
                }
            }
        }
    }
}

struct StationView: View {
    let station: Station
    @EnvironmentObject var store: PathStore
    var body: some View {
        Button("Cabin") { store.open(.cabin(station: station, number: 4)) }
        Button("Cabin and ticket") { store.open(.cabin(station: station, number: 1), .ticket(.day)) }
    }
}

struct CabinView: View {
    let station: Station
    let number: Int
    @EnvironmentObject var store: PathStore
    var body: some View { Button("Stations") { store.back(2) } }
}

struct TicketView: View {
    let kind: Route.TicketKind
    @EnvironmentObject var store: PathStore
    var body: some View { Button("Back") { store.back() } }
}
