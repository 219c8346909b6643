import Core
import Quays
import SwiftUI

@main
struct StationApp: App {
    var body: some Scene {
        WindowGroup { StationRoot() }
    }
}

struct StationRoot: View {
    @State private var conductor = Conductor()

    var body: some View {
        NavigationStack(path: $conductor.journey) {
            ForecourtView()
                .navigationDestination(for: Platform.self) { platform in
                    switch platform {
                    case .ticketHall: TicketHallView().environment(conductor)
                    case .machine: TicketMachineView().environment(conductor)
                    case .quay(let number): QuayView(number: number).environment(conductor)
                    case .waitingRoom: WaitingRoomView().environment(conductor)
                    }
                }
        }
        .environment(conductor)
    }
}

struct ForecourtView: View {
    @Environment(Conductor.self) private var conductor

    var body: some View {
        Button("Enter") { conductor.board(.ticketHall) }
    }
}

struct TicketHallView: View {
    @Environment(Conductor.self) private var conductor

    var body: some View {
        Button("Quay 1") { conductor.board(.quay(1)) }
    }
}

struct TicketMachineView: View {
    var body: some View { Text("Out of order") }
}
