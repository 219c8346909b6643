import SwiftUI

@main
struct ParkApp: App {
    @State private var guide = Guide()
    @State private var hasPaid = UserDefaults.standard.bool(forKey: "paid")

    var body: some Scene {
        WindowGroup {
            GateView(hasPaid: $hasPaid).environment(guide)
        }
    }
}

enum ParkTab: Hashable { case lawn, photo, pond }

@Observable
final class Guide {
    var tab: ParkTab = .lawn
    var showsCamera = false
    var feedsDucks = false

    func showPond() {
        tab = .pond
        feedsDucks.toggle()
    }
}

struct GateView: View {
    @Binding var hasPaid: Bool

    var body: some View {
        if !hasPaid {
            closedGate
        } else {
            ParkView()
        }
    }

    private var closedGate: some View {
        Color.green
            .ignoresSafeArea()
            .sheet(isPresented: .constant(true)) { TicketView(hasPaid: $hasPaid) }
    }
}

struct TicketView: View {
    @Binding var hasPaid: Bool
    var body: some View { Button("Pay") { hasPaid = true } }
}

struct ParkView: View {
    @Environment(Guide.self) private var guide

    var body: some View {
        @Bindable var guide = guide
        TabView(selection: chosen) {
            lawn
            Color.clear.tag(ParkTab.photo).tabItem { Text("Photo") }
            PondTab().tag(ParkTab.pond)
        }
        .sheet(isPresented: $guide.showsCamera) { CameraView() }
    }

    private var chosen: Binding<ParkTab> {
        Binding(
            get: { guide.tab },
            set: { tab in
                if tab == .photo {
                    guide.showsCamera = true
                } else {
                    guide.tab = tab
                }
            })
    }

    private var lawn: some View { LawnView().tag(ParkTab.lawn) }
}

struct LawnView: View {
    @Environment(Guide.self) private var guide
    var body: some View { Button("Ducks") { guide.showPond() } }
}

struct PondTab: View {
    @Environment(Guide.self) private var guide
    @State private var feeds = false

    var body: some View {
        NavigationStack { PondView(feeds: $feeds) }
            .sheet(isPresented: $feeds) { BreadView() }
            .onChange(of: guide.feedsDucks) { feeds = true }
    }
}

struct PondView: View {
    @Binding var feeds: Bool
    var body: some View { Button("Feed") { feeds = true } }
}

struct BreadView: View { var body: some View { Text("Bread") } }
struct CameraView: View { var body: some View { Text("Smile") } }
