import SwiftUI

@main
struct MusicApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Stage(lead: QuartetConductor()) { RehearsalView() }
                Booth(Single.self) { PubView() }
            }
        }
    }
}

enum QuartetScore: Hashable, Identifiable {
    case haydn, bartok
    var id: Self { self }
}

final class QuartetConductor: Conductor {
    @Published var path: [QuartetScore] = []
    @Published var encore: QuartetScore?

    func page(for score: QuartetScore) -> some View {
        switch score {
        case .haydn: HaydnView()
        case .bartok: BartokView()
        }
    }
}

struct RehearsalView: View {
    @EnvironmentObject private var lead: QuartetConductor

    var body: some View {
        Button("Haydn") { lead.play(.haydn) }
        Button("Bartók") { lead.repeatOnce(.bartok) }
    }
}

struct HaydnView: View { var body: some View { Text("Lark") } }
struct BartokView: View { var body: some View { Text("Four") } }

enum Single: Tune {
    case polka, waltz, march
    var id: Self { self }

    func sound() -> some View {
        switch self {
        case .polka: PolkaView()
        case .waltz: WaltzView()
        case .march: MarchView()
        }
    }
}

struct PubView: View {
    @Environment(Jukebox<Single>.self) private var box

    var body: some View {
        Button("Polka") { box.spin(.polka) }
        Button("Waltz") { box.show(.waltz) }
    }
}

struct PolkaView: View {
    @Environment(Jukebox<Single>.self) private var box
    var body: some View { Button("Stop") { box.eject() } }
}

struct WaltzView: View {
    @Environment(Jukebox<Single>.self) private var box
    var body: some View { Button("March") { box.spin(.march) } }
}

struct MarchView: View { var body: some View { Text("March") } }
