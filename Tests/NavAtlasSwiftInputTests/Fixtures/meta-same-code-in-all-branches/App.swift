import SwiftUI

@main
struct LoomApp: App {
    var body: some Scene {
        WindowGroup { LoomView() }
    }
}

enum Thread: Hashable { case warp, weft }

struct LoomView: View {
    @State private var threads: [Thread] = []

    var body: some View {
        NavigationStack(path: $threads) {
            Button("Warp") { threads.append(.warp) }
                .navigationDestination(for: Thread.self) { thread in
                    switch thread {
                    case .warp: WarpView(threads: $threads)
                    case .weft: WeftView(threads: $threads)
                    }
                }
        }
    }
}

struct WarpView: View {
    @Binding var threads: [Thread]
    @State private var knot: Knot?

    var body: some View {
        Button("Weft") { threads.append(.weft) }
        Button("Knot") { knot = .reef }
            .sheet(item: $knot) { $0.picture }
    }
}

enum Knot: String, Identifiable {
    case reef, bowline
    var id: Self { self }

    #if DEBUG
    @ViewBuilder var picture: some View {
        if self == .reef { ReefView() } else { BowlineView() }
    }
    #else
    // The same as above.
    @ViewBuilder var picture: some View {
        if self == .reef {
            ReefView()
        } else {
            BowlineView()
        }
    }
    #endif
}

struct WeftView: View {
    @Binding var threads: [Thread]

    var body: some View {
        Button("One back") {
            #if os(iOS)
            threads.removeLast()
            #else
            threads.removeLast()
            #endif
        }
    }
}

struct ReefView: View { var body: some View { Text("Right over left") } }
struct BowlineView: View { var body: some View { Text("Round the tree") } }
