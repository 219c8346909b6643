import SwiftUI

@main
struct OrchestraApp: App {
    @State private var baton = Baton()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $baton.seats) {
                SeatingView()
                    .navigationDestination(for: Seat.self) { seat in
                        switch seat {
                        case .strings: StringsView()
                        case .brass: BrassView()
                        }
                    }
            }
            .sheet(item: $baton.pamphlet) { pamphlet in
                switch pamphlet {
                case .tuning: TuningView()
                case .dressCode: DressCodeView()
                }
            }
            .environment(baton)
        }
        .commands {
            OrchestraMenu(baton: baton)
            CommandGroup(after: .help) {
                Button("What to wear") { baton.pamphlet = .dressCode }
            }
        }
    }
}

struct OrchestraMenu: Commands {
    let baton: Baton

    var body: some Commands {
        CommandMenu("Rehearse") {
            Button("Tuning") { baton.pamphlet = .tuning }
            Button("Brass") { baton.seats.append(.brass) }
            Button("Everyone up") { baton.seats.removeAll() }
        }
    }
}
