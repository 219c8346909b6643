import SwiftUI

@main
struct RadioApp: App {
    var body: some Scene {
        WindowGroup { StationDesk() }
    }
}

struct Station: Identifiable, Hashable {
    let id: Int
    var name: String
}

struct StationDesk: View {
    @State private var tuned: Station.ID?
    @State private var stations = [Station(id: 1, name: "Wave")]
    @State private var adds = false

    var body: some View {
        NavigationSplitView {
            List(selection: $tuned) {
                ForEach(stations) { station in
                    Text(station.name)
                }
            }
            .toolbar { Button("Add") { adds = true } }
            .sheet(isPresented: $adds) {
                NavigationStack { AddStationView() }
            }
        } detail: {
            NavigationStack {
                if let tuned, let station = stations.first(where: { $0.id == tuned }) {
                    StationView(station: station)
                }
            }
        }
    }
}

struct StationView: View {
    let station: Station

    var body: some View {
        NavigationLink("Schedule") { ScheduleView() }
    }
}

struct ScheduleView: View {
    var body: some View { Text("News at 6") }
}

struct AddStationView: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Form {
            Button("Add") { dismiss() }
        }
    }
}
