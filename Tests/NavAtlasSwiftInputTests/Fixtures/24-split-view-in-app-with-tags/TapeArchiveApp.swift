import SwiftUI

@main
struct TapeArchiveApp: App {
    @State private var decade: Decade?

    var body: some Scene {
        WindowGroup {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                DecadeList(decade: $decade)
            } detail: {
                if let decade {
                    TapeWall(decade: decade)
                } else {
                    Text("Pick a decade")
                }
            }
        }
    }
}

enum Decade: String, CaseIterable, Identifiable {
    case sixties, seventies
    var id: Self { self }
}

struct DecadeList: View {
    @Binding var decade: Decade?
    @State private var showsAbout = false

    var body: some View {
        List(Decade.allCases, selection: $decade) { decade in
            Text(decade.rawValue).tag(decade)
        }
        .toolbar {
            Button("About") { showsAbout = true }
        }
        .sheet(isPresented: $showsAbout) { AboutArchive() }
    }
}

struct TapeWall: View {
    let decade: Decade
    @State private var inspects = false

    var body: some View {
        Text(decade.rawValue)
            .toolbar { Toggle("Info", isOn: $inspects) }
            .inspector(isPresented: $inspects) {
                TapeInspector(decade: decade)
            }
    }
}

struct TapeInspector: View {
    let decade: Decade
    var body: some View { Text("Reel to reel") }
}

struct AboutArchive: View {
    var body: some View { Text("Since 1961") }
}
