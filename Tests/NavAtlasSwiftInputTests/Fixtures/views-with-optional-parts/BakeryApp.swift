import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { CounterView() }
        }
    }
}

struct CounterView: View {
    @State private var showsOrder = false

    var body: some View {
        TrayView(name: "Rolls")
            .onPick { showsOrder = true }
            .sheet(isPresented: $showsOrder) { OrderView() }
        NavigationLink("Oven") { OvenView() }
        NavigationLink("Flour") { FlourView() }
    }
}

struct OrderView: View {
    var body: some View {
        FrameView { Text("12 rolls") }
    }
}

struct OvenView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        FrameView { Text("220 degrees") }
            .bar { Button("Back") { dismiss() } }
    }
}

struct FlourView: View {
    var body: some View {
        FrameView { Text("25 kg") }
    }
}
