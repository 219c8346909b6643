import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup { TreeListView() }
    }
}

extension EnvironmentValues {
    @Entry var isCompact: Bool = false
}

struct TreeListView: View {
    var body: some View {
        NavigationStack {
            List(1..<4) { _ in TreeRow() }
                .toolbar { NavigationLink("Almanac") { AlmanacView() } }
        }
    }
}

struct AlmanacView: View {
    var body: some View {
        ScrollView { TreeRow() }
            .environment(\.isCompact, true)
    }
}

struct TreeRow: View {
    @Environment(\.isCompact) private var isCompact
    @State private var showsPruning = false

    var body: some View {
        VStack {
            NavigationLink("Apples") { AppleView() }
            if !isCompact && showsBlossom {
                Button("Prune") { showsPruning = true }
                    .sheet(isPresented: $showsPruning) { PruningView() }
            }
        }
    }

    private var showsBlossom: Bool { true }
}

struct AppleView: View {
    var body: some View { TreeRow().disabled(true) }
}

struct PruningView: View {
    var body: some View { Text("Prune") }
}
