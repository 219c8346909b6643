import AppKit
import SwiftUI

@main
struct TideApp: App {
    @Environment(\.openWindow) private var openWindow

    var body: some Scene {
        Window("Tides", id: "tides") {
            TidesView()
        }
        MenuBarExtra("Now", systemImage: "water.waves") {
            NowView()
        }
        .menuBarExtraStyle(.window)

        MenuBarExtra("Moon", systemImage: "moon") {
            MoonMenu()
        }
        Window("Moon", id: "moon") {
            MoonView()
        }
    }
}

struct MoonMenu: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Phases") { openWindow(id: "moon") }
    }
}

struct TidesView: View {
    var body: some View { Text("High at 6") }
}

struct NowView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("All tides") { openWindow(id: "tides") }
    }
}

struct MoonView: View {
    var body: some View { Text("Waxing") }
}
