import SwiftUI

@main
struct TerminalApp: App {
    var body: some Scene {
        WindowGroup { TerminalDesk() }
    }
}

enum Gate: Hashable { case departures, lounge, duty, lost }

struct TerminalDesk: View {
    @State private var gate: Gate? = .departures
    @State private var walk: [Gate] = []

    var body: some View {
        NavigationSplitView {
            List(selection: $gate) {
                NavigationLink("Departures", value: Gate.departures)
                NavigationLink("Lost and found", value: Gate.lost)
            }
        } detail: {
            NavigationStack(path: $walk) {
                GateColumn(gate: $gate)
                    .navigationDestination(for: Gate.self) { GateContent(gate: $0, selection: $gate) }
            }
        }
    }
}

struct GateColumn: View {
    @Binding var gate: Gate?
    var body: some View {
        GateContent(gate: gate ?? .departures, selection: $gate)
    }
}

struct GateContent: View {
    let gate: Gate
    @Binding var selection: Gate?

    var body: some View {
        switch gate {
        case .departures: DeparturesView(selection: $selection)
        case .lounge: LoungeView()
        case .duty: DutyFreeView(selection: $selection)
        case .lost: LostAndFoundView()
        }
    }
}
