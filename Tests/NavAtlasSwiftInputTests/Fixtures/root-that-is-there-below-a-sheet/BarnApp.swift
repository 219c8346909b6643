import SwiftUI

@main
struct BarnApp: App {
    @State private var session = Session()

    var body: some Scene {
        WindowGroup { BarnRoot().environment(session) }
    }
}

@Observable
final class Session {
    var farmer: String?
}

struct BarnRoot: View {
    @Environment(Session.self) private var session

    var body: some View {
        if session.farmer != nil { BarnTabs() } else { GateView() }
    }
}

struct GateView: View {
    @Environment(Session.self) private var session
    @State private var shows = false

    var body: some View {
        VStack {
            Button("Enter") { session.farmer = "Ada" }
            Button("Help") { shows = true }
        }
        .sheet(isPresented: $shows) { HelpView() }
    }
}

struct HelpView: View {
    @Environment(Session.self) private var session

    var body: some View {
        Button("Enter as guest") { session.farmer = "guest" }
    }
}

struct BarnTabs: View {
    var body: some View {
        TabView {
            CowsView()
            HensView()
        }
    }
}

struct CowsView: View {
    @State private var shows = false

    var body: some View {
        NavigationStack {
            Button("Name") { shows = true }.sheet(isPresented: $shows) { NameView() }
        }
    }
}

struct NameView: View {
    @Environment(Session.self) private var session
    @State private var asks = false

    var body: some View {
        Button("Other") { asks = true }.sheet(isPresented: $asks) { OtherNameView() }
    }
}

struct OtherNameView: View {
    @Environment(Session.self) private var session

    var body: some View {
        VStack {
            Button("Bo") { session.farmer = "Bo" }
            Button("Leave") { session.farmer = nil }
        }
    }
}

struct HensView: View {
    var body: some View { Text("Hens") }
}
