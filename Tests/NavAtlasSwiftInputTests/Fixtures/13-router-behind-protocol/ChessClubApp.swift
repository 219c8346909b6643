import SwiftUI

@main
struct ChessClubApp: App {
    @State private var steward = Steward()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $steward.rooms) {
                LobbyView(host: steward)
                    .navigationDestination(for: Room.self) { room in
                        room.open(host: steward)
                    }
            }
        }
    }
}

extension Room {
    @ViewBuilder
    func open(host: any Hosting) -> some View {
        switch self {
        case .board(let number): BoardView(host: host, number: number)
        case .analysis: AnalysisView(host: host)
        case .trophies: TrophyView()
        }
    }
}
