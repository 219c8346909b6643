import SwiftUI

@main
struct HarbourApp: App {
    @StateObject private var watch = Watch()

    var body: some Scene {
        WindowGroup { Quay().environmentObject(watch) }
    }
}

final class Watch: ObservableObject {
    @Published var isOpen = false
}

struct Quay: View {
    @EnvironmentObject var watch: Watch

    var body: some View {
        if watch.isOpen { BasinView() } else { GateView() }
    }
}

struct GateView: View {
    @EnvironmentObject var watch: Watch

    var body: some View {
        Button("Open") { watch.isOpen = true }
    }
}

struct BasinView: View {
    @EnvironmentObject var watch: Watch

    var body: some View {
        Button("Close") { watch.isOpen = false }
    }
}

/// Nothing shows it any more.
struct OldQuay: View {
    @StateObject private var watch = Watch()

    var body: some View {
        NavigationStack {
            if watch.isOpen {
                MooringView()
            } else {
                VStack { NavigationLink("Gate") { GateView() } }
            }
        }
        .environmentObject(watch)
    }
}

struct MooringView: View {
    var body: some View {
        NavigationStack { Text("Moorings") }
    }
}
