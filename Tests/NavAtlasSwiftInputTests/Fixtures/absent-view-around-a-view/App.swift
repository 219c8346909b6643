import LanternUI
import SwiftUI

@main
struct TunnelApp: App {
    var body: some Scene {
        WindowGroup {
            LanternHost(LanternOptions(bright: true)) {
                NavigationView { LanternPage(content: { MouthView() }) }
            }
        }
    }
}

struct MouthView: View {
    @State private var map = false
    @State private var crossing: Crossing?

    var body: some View {
        List {
            NavigationLink("Bend") { LanternPage { BendView() } }
            Button("Map") { map = true }
            Button("Left") { crossing = .left }
            Button("Right") { crossing = .right }
        }
        .sheet(isPresented: $map) {
            LanternSheet(detents: [.half], content: { MapView() })
        }
        .fullScreenCover(item: $crossing) { crossing in
            LanternPage {
                switch crossing {
                case .left: LeftView()
                case .right: RightView()
                }
            }
        }
    }
}

enum Crossing: Identifiable {
    case left, right
    var id: Self { self }
}

struct BendView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Back") { dismiss() } }
}

struct MapView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationView {
            Text("Map").toolbar { Button("Fold") { dismiss() } }
        }
    }
}

struct LeftView: View { var body: some View { Text("Left") } }
struct RightView: View { var body: some View { Text("Right") } }
