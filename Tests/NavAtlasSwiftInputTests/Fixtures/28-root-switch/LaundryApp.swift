import SwiftUI

@main
struct LaundryApp: App {
    @State private var machine = Machine()

    var body: some Scene {
        WindowGroup {
            ProgramRoot()
                .environment(machine)
        }
    }
}

@Observable
final class Machine {
    enum Phase { case idle, washing, drying }
    var phase = Phase.idle

    func spin(_ next: Phase) {
        phase = next
    }
}

struct ProgramRoot: View {
    @Environment(Machine.self) private var machine

    var body: some View {
        Group {
            switch machine.phase {
            case .idle: NavigationStack { ProgrammePicker() }
            case .washing: DrumTabs()
            case .drying: DryerView()
            }
        }
        .animation(.default, value: machine.phase)
    }
}
