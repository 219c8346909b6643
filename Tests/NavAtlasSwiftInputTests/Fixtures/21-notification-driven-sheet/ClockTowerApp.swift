import SwiftUI

@main
struct ClockTowerApp: App {
    var body: some Scene {
        WindowGroup { TowerView() }
    }
}

enum Pendulum: Identifiable {
    case winding
    case oil(Int)

    var id: String { String(describing: self) }
}

extension Notification.Name {
    static let tick = Notification.Name("tick")
}

func raise(_ pendulum: Pendulum) {
    NotificationCenter.default.post(name: .tick, object: pendulum)
}

struct TowerView: View {
    @State private var pendulum: Pendulum?

    var body: some View {
        NavigationStack {
            NavigationLink("Gears") { GearsView() }
        }
        .onReceive(NotificationCenter.default.publisher(for: .tick)) { note in
            pendulum = note.object as? Pendulum
        }
        .sheet(item: $pendulum) { pendulum in
            switch pendulum {
            case .winding: WindingView()
            case .oil(let gear): OilView(gear: gear)
            }
        }
    }
}
