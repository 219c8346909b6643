import FlowStacks
import SwiftUI

@main
struct RecordApp: App {
    var body: some Scene {
        WindowGroup { RecordFlow() }
    }
}

enum Groove: Hashable {
    case artist(String)
    case record(Int)
    case lyrics
}

struct RecordFlow: View {
    @State private var routes: [Route<Groove>] = []

    var body: some View {
        FlowStack($routes, withNavigation: true) {
            CrateView(open: { routes.push(.artist($0)) })
                .flowDestination(for: Groove.self) { groove in
                    switch groove {
                    case .artist(let name):
                        ArtistView(name: name, pick: { routes.push(.record($0)) })
                    case .record:
                        RecordView(
                            showLyrics: { routes.presentSheet(.lyrics) },
                            back: { routes.goBack() },
                            crate: { routes.goBackToRoot() }
                        )
                    case .lyrics:
                        LyricsView()
                    }
                }
        }
    }
}

struct CrateView: View {
    let open: (String) -> Void
    var body: some View { Button("Nina") { open("Nina") } }
}

struct ArtistView: View {
    let name: String
    let pick: (Int) -> Void
    var body: some View { Button("1965") { pick(1965) } }
}

struct RecordView: View {
    let showLyrics: () -> Void
    let back: () -> Void
    let crate: () -> Void

    var body: some View {
        Button("Words", action: showLyrics)
        Button("Back", action: back)
        Button("Crate", action: crate)
    }
}

struct LyricsView: View {
    var body: some View { Text("La la") }
}
