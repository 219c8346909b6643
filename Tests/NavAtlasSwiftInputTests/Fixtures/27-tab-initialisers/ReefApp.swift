import SwiftUI

@main
struct ReefApp: App {
    @State private var current = "dive"

    var body: some Scene {
        WindowGroup {
            TabView(selection: $current) {
                Tab("Log", systemImage: "book", value: "log") {
                    NavigationStack { DiveLogView() }
                }
                Tab("Dive", systemImage: "water.waves", value: "dive") {
                    DivePlanView(tab: $current)
                }
                TabSection("More") {
                    Tab("Gear", systemImage: "lifepreserver", value: "gear") {
                        GearView()
                    }
                }
            }
        }
    }
}

struct DiveLogView: View {
    var body: some View {
        NavigationLink("Last dive") { LastDiveView() }
    }
}

struct LastDiveView: View {
    var body: some View { Text("18 m") }
}

struct DivePlanView: View {
    @Binding var tab: String

    var body: some View {
        Button("Check gear") { tab = "gear" }
    }
}

struct GearView: View {
    var body: some View { Text("Fins") }
}
