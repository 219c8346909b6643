import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup { PierTabs() }
    }
}

enum Berth: Hashable { case ferries, tickets, cafe }

struct PierTabs: View {
    @State private var berth: Berth = .ferries

    var body: some View {
        VStack {
            if case .ferries = berth {
                FerryList()
            } else if case .tickets = berth {
                TicketView()
            } else if case .cafe = berth {
                CafeView()
            }
            BerthBar(berth: $berth)
        }
    }
}

struct BerthBar: View {
    @Binding var berth: Berth

    var body: some View {
        Button("Ferries") { berth = .ferries }
        Button("Tickets") { berth = .tickets }
        Button("Cafe") { berth = .cafe }
    }
}

struct FerryList: View { var body: some View { Text("Every hour") } }
struct TicketView: View { var body: some View { Text("4.20") } }
struct CafeView: View { var body: some View { Text("Open") } }
