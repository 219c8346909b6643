import SwiftUI

struct LobbyView: View {
    let host: any Hosting

    var body: some View {
        Button("Board 1") { host.usher(into: .board(1)) }
        Button("Cups") { host.showTrophies() }
    }
}

struct BoardView: View {
    let host: any Hosting
    let number: Int

    var body: some View {
        Button("Analyse") { host.usher(into: .analysis) }
    }
}

struct AnalysisView: View {
    let host: any Hosting

    var body: some View {
        Button("Resume") { host.usherOut() }
    }
}

struct TrophyView: View {
    var body: some View { Text("2nd place") }
}
