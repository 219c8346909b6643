import SwiftUI

@main
struct ArchiveApp: App {
    var body: some Scene { WindowGroup { MigrationView() } }
}

enum MigrationState {
    case waiting, running(Double), done
}

struct MigrationView: View {
    @State private var state: MigrationState = .waiting

    var body: some View {
        VStack {
            switch state {
            case .waiting: CurtainView()
            case .running(let share): BarView(share: share)
            case .done: ShelvesView()
            }
        }
        .task {
            state = .running(0)
            await migrate()
            state = .done
        }
        .onChange(of: scenePhase) { state = .waiting }
    }

    @Environment(\.scenePhase) private var scenePhase

    private func migrate() async { state = .running(0.5) }
}

struct CurtainView: View {
    var body: some View { Text("One moment") }
}

struct BarView: View {
    let share: Double
    var body: some View { ProgressView(value: share) }
}

struct ShelvesView: View {
    var body: some View {
        NavigationStack { NavigationLink("Box") { BoxView() } }
    }
}

struct BoxView: View {
    var body: some View { Text("Box") }
}
