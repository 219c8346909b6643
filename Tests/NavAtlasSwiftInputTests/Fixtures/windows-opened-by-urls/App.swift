import SwiftUI

@main
struct OrreryApp: App {
    var body: some Scene {
        WindowGroup { SkyView() }
            .handlesExternalEvents(matching: ["sky"])
            .commands {
                CommandGroup(replacing: .appInfo) { AboutButton() }
            }
        WindowGroup("About") { AboutView() }
            .handlesExternalEvents(matching: Set(arrayLiteral: Spot.about.rawValue))
        MoonScene()
            .handlesExternalEvents(matching: Set(["moon"]))
        // What no URL opens is there at first.
        WindowGroup("Clock") { ClockView() }
            .handlesExternalEvents(matching: [])
    }
}

enum Spot: String { case about }

struct MoonScene: Scene {
    var body: some Scene {
        WindowGroup("Moon") { MoonView() }
    }
}

struct AboutButton: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("About") {
            guard let url = URL(string: "orrery://about") else { return }
            openURL(url)
        }
    }
}

struct SkyView: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Moon") { if let url = URL(string: "orrery://moon") { openURL(url) } }
        Button("Help") { openURL(URL(string: "https://example.org/stars")!) }
    }
}

struct AboutView: View { var body: some View { Text("Brass") } }

struct MoonView: View {
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View { Button("Set") { dismissWindow() } }
}

struct ClockView: View { var body: some View { Text("Noon") } }
