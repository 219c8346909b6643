import MosaicUI
import SwiftUI

@main
struct HammamApp: App {
    var body: some Scene {
        WindowGroup { HammamView() }
    }
}

/// What the absent view is given besides is a value of its package, whatever it is called.
struct HammamView: View {
    @State private var room = Room.warm
    private enum Room { case warm, cold }

    var body: some View {
        MosaicFrame(border: MosaicBorder(width: 2), pattern: .waves) {
            TabView(selection: $room) {
                WarmRoom().tag(Room.warm)
                ColdRoom().tag(Room.cold)
            }
        }
    }
}

struct WarmRoom: View {
    var body: some View {
        MosaicPanel(tiles: [MosaicTile(.blue), MosaicTile(.green)], content: {
            NavigationStack {
                List { NavigationLink("Steam") { SteamView() } }
            }
        })
    }
}

struct ColdRoom: View {
    @State private var dries = false

    var body: some View {
        MosaicPanel(grout: MosaicGrout(dark: true)) {
            Button("Dry") { dries = true }
        }
        .sheet(isPresented: $dries) {
            MosaicPanel(edge: MosaicEdge()) { TowelView() }
        }
    }
}

struct SteamView: View { var body: some View { Text("Steam") } }
struct TowelView: View { var body: some View { Text("Towel") } }
