import SwiftUI

@main
struct ObservationApp: App {
    @State private var signedIn = false

    var body: some Scene {
        WindowGroup {
            if signedIn {
                StationTabs()
            } else {
                BadgeView(signedIn: $signedIn)
            }
        }
    }
}

struct BadgeView: View {
    @Binding var signedIn: Bool
    var body: some View {
        Button("Show badge") { signedIn = true }
    }
}

struct StationTabs: View {
    var body: some View {
        TabView {
            SkyDesk()
                .tabItem { Text("Sky") }
            NavigationStack { LogbookView() }
                .tabItem { Text("Log") }
        }
    }
}

struct SkyDesk: View {
    @State private var object: String?

    var body: some View {
        NavigationSplitView {
            ObjectList(object: $object)
        } detail: {
            ObjectView(name: object ?? "Moon")
        }
    }
}

struct ObjectList: View {
    @Binding var object: String?
    var body: some View {
        List(["Moon", "Mars"], id: \.self, selection: $object) { Text($0) }
    }
}

struct ObjectView: View {
    let name: String
    var body: some View { Text(name) }
}

struct LogbookView: View {
    @State private var writes = false
    var body: some View {
        Button("Write") { writes.toggle() }
            .navigationDestination(isPresented: $writes) { EntryEditor() }
    }
}

struct EntryEditor: View { var body: some View { Text("Clear night") } }
