import MosaicUI
import SwiftUI

@main
struct BathApp: App {
    var body: some Scene {
        WindowGroup {
            MosaicRoot(theme: MosaicTheme.sea) { BathView() }
        }
    }
}

struct BathView: View {
    @State private var room = Room.warm
    private enum Room { case warm, cold }

    var body: some View {
        MosaicFrame(border: 2) {
            TabView(selection: $room) {
                WarmRoom().tag(Room.warm)
                ColdRoom().tag(Room.cold)
            }
        }
    }
}

struct WarmRoom: View {
    var body: some View {
        MosaicPanel(title: "Warm", content: {
            NavigationStack {
                List { NavigationLink("Steam") { SteamView() } }
            }
        })
    }
}

struct ColdRoom: View {
    @State private var dives = false

    var body: some View {
        NavigationStack {
            VStack {
                Text("8°")
                PlungeRow { dives = true }
            }
            .navigationDestination(isPresented: $dives) { BasinView() }
        }
    }
}

struct PlungeRow: View {
    let plunge: () -> Void
    var body: some View { Button("Plunge", action: plunge) }
}

struct SteamView: View { var body: some View { MosaicPanel(title: "Steam") { Text("…") } } }
struct BasinView: View { var body: some View { Text("8°") } }
