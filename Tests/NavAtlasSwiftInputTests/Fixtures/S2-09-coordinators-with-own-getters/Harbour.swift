import SwiftUI

@main
struct HarbourApp: App {
    @StateObject private var log = ShipLog()

    var body: some Scene {
        WindowGroup {
            NavigationView { BuoyView() }
                .navigationViewStyle(.stack)
                .environmentObject(log)
        }
    }
}

final class ShipLog: ObservableObject {
    @Published private(set) var page = UUID()

    func turnThePage() { page = UUID() }
}

struct BuoyView: View {
    @EnvironmentObject private var log: ShipLog

    var body: some View {
        VStack {
            Text("Buoy")
            NavigationLink("To the quay") { QuayView() }
        }
        .id(log.page)
    }
}

struct QuayView: View {
    @StateObject private var pilot = Pilot(isMaster: true, course: .quay)

    var body: some View {
        VStack {
            pilot.wake()
            Button("Lock") { pilot.steer(.lock) }
            Button("Mole") { pilot.steer(.mole) }
        }
    }
}

struct LockView: View {
    @StateObject private var pilot = Pilot(course: .lock)

    var body: some View {
        VStack {
            pilot.wake()
            Button("Bridge") { pilot.steer(.bridge) }
        }
    }
}

struct BridgeView: View {
    @StateObject private var pilot = Pilot(course: .bridge)

    var body: some View {
        VStack {
            pilot.wake()
            Button("All ashore") { pilot.callAllAshore() }
        }
    }
}

struct MoleView: View {
    @StateObject private var pilot = Pilot(course: .mole)

    var body: some View {
        VStack {
            pilot.wake()
            Button("Lighthouse") { pilot.steer(.lighthouse) }
        }
    }
}

struct LighthouseView: View {
    @EnvironmentObject private var log: ShipLog
    @StateObject private var pilot = Pilot(course: .lighthouse)

    var body: some View {
        VStack {
            pilot.wake()
            Button("New page") { log.turnThePage() }
        }
    }
}
