import SwiftUI

@main
struct MarketMapApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack {
                    WalkView()
                        .navigationDestination(for: Stand.self) { StandView(stand: $0) }
                }
                MarketDesk()
                PosterView()
            }
        }
    }
}

enum Stand: Hashable { case fish, fruit }

struct StandLink: View {
    let stand: Stand
    var body: some View {
        NavigationLink("Stand", value: stand)
    }
}

struct WalkView: View {
    var body: some View { StandLink(stand: .fish) }
}

struct MarketDesk: View {
    @State private var stand: Stand?

    var body: some View {
        NavigationSplitView {
            StandList(stand: $stand)
        } detail: {
            if let stand { StallOwnerView(stand: stand) }
        }
    }
}

struct StandList: View {
    @Binding var stand: Stand?

    var body: some View {
        List(selection: $stand) {
            StandLink(stand: .fish)
            StandLink(stand: .fruit)
        }
    }
}

struct PosterView: View {
    var body: some View { StandLink(stand: .fruit) }
}

struct StandView: View {
    let stand: Stand
    var body: some View { Text("Stand") }
}

struct StallOwnerView: View {
    let stand: Stand
    var body: some View { Text("Owner") }
}
