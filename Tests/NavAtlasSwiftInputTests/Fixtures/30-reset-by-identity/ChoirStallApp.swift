import SwiftUI

@main
struct ChoirStallApp: App {
    @State private var season = Season()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                PlayerListView()
                    .navigationDestination(for: Player.self) { player in
                        PlayerView(player: player)
                    }
            }
            .id(season.token)
            .environment(season)
        }
    }
}

struct Player: Hashable { var shirt: Int }

@Observable
final class Season {
    private(set) var token = UUID()

    func startOver() {
        token = UUID()
    }
}

struct PlayerListView: View {
    var body: some View {
        List(1..<12, id: \.self) { shirt in
            NavigationLink("No. \(shirt)", value: Player(shirt: shirt))
        }
    }
}

struct PlayerView: View {
    let player: Player

    var body: some View {
        NavigationLink("Transfer") { TransferView() }
    }
}

struct TransferView: View {
    @Environment(Season.self) private var season

    var body: some View {
        Button("New season") { season.startOver() }
    }
}
