import SwiftUI

@main
struct WorkshopApp: App {
    var body: some Scene {
        WindowGroup { BenchView() }
    }
}

struct DrawerLink<Target: View>: View {
    let label: String
    let target: Target

    init(_ label: String, @ViewBuilder target: () -> Target) {
        self.label = label
        self.target = target()
    }

    var body: some View {
        NavigationLink(destination: target) {
            Label(label, systemImage: "tray")
        }
    }
}

struct SheetButton<Leaf: View>: View {
    let label: String
    @ViewBuilder let leaf: () -> Leaf
    @State private var shown = false

    var body: some View {
        Button(label) { shown = true }
            .sheet(isPresented: $shown, content: leaf)
    }
}

struct BenchView: View {
    var body: some View {
        NavigationStack {
            List {
                DrawerLink("Screws") { ScrewDrawerView() }
                DrawerLink("Nails") { NailDrawerView() }
                SheetButton(label: "Safety") { SafetyCardView() }
            }
        }
    }
}

struct ScrewDrawerView: View {
    var body: some View {
        SheetButton(label: "Sizes") { SizeTableView() }
    }
}

struct NailDrawerView: View {
    var body: some View { Text("Sharp") }
}

struct SafetyCardView: View {
    var body: some View { Text("Goggles!") }
}

struct SizeTableView: View {
    var body: some View { Text("M3 to M8") }
}
