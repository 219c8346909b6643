import SwiftUI

@main struct TrailApp: App {
    var body: some Scene { WindowGroup { Trails() } }
}

enum Stop: Hashable { case gate, hut, summit, map }

@Observable final class Walk {
    var steps = NavigationPath()
    var start: Stop {
        didSet { identity = UUID() }
    }
    private(set) var identity = UUID()

    init(start: Stop = .gate) {
        self.start = start
    }

    func go(to stop: Stop) { steps.append(stop) }

    func begin(at stop: Stop) {
        steps.removeLast(steps.count)
        start = stop
    }
}

struct Guide {
    @ViewBuilder func view(for stop: Stop) -> some View {
        switch stop {
        case .gate: Gate()
        case .hut: Hut()
        case .summit: Summit()
        case .map: WayMap()
        }
    }
}

struct Trails: View {
    @State private var walk = Walk()
    private let guide = Guide()

    var body: some View {
        NavigationStack(path: $walk.steps) {
            guide.view(for: walk.start)
                .id(walk.identity)
                .navigationDestination(for: Stop.self) { guide.view(for: $0) }
        }
        .environment(walk)
    }
}

struct Gate: View {
    @Environment(Walk.self) private var walk
    var body: some View { Button("Start") { walk.begin(at: .hut) } }
}

struct Hut: View {
    @Environment(Walk.self) private var walk

    var body: some View {
        Button("Summit") { walk.go(to: .summit) }
        Button("Map") { walk.go(to: .map) }
    }
}

struct Summit: View {
    @Environment(Walk.self) private var walk
    var body: some View { Button("Over") { walk.begin(at: .gate) } }
}

struct WayMap: View { var body: some View { Text("Map") } }
