import SwiftUI

@main
struct WorkshopApp: App {
    @StateObject private var desk = Desk()
    var body: some Scene {
        WindowGroup { BenchView().environmentObject(desk) }
        Window("Tools", id: "tools") { ToolsView() }
        Window("Racks", id: "racks") { RacksView() }
    }
}

final class Desk: ObservableObject {
    @Published var showsSaw = false
    @Published var showsShelf = false
    @Published var showsPlan = false
    @Published var plan: URL?

    func open(_ url: URL) {
        plan = url
        showsPlan = true
    }
}

struct BenchView: View {
    @EnvironmentObject var desk: Desk
    @State private var isDragging = false

    var body: some View {
        Group {
            if desk.showsSaw {
                SawView()
            } else if desk.showsShelf {
                ShelfView()
            } else if desk.showsPlan, let url = desk.plan {
                PlanView(url: url)
            } else {
                bench
            }
        }
    }

    private var bench: some View {
        ZStack {
            Color.brown
            if isDragging { Text("Drop") } else { grid }
        }
    }

    private var grid: some View {
        List {
            Button("Saw") { desk.showsSaw = true }
            Button("Shelf") { desk.showsShelf = true }
            Button("Plan") { desk.open(URL(fileURLWithPath: "plan")) }
        }
    }
}

struct SawView: View {
    @EnvironmentObject var desk: Desk
    var body: some View { Button("Back") { desk.showsSaw = false } }
}

struct ShelfView: View {
    @EnvironmentObject var desk: Desk
    var body: some View { Button("Back") { desk.showsShelf = false } }
}

struct PlanView: View {
    let url: URL
    @EnvironmentObject var desk: Desk
    var body: some View {
        Button("Back") {
            desk.showsPlan = false
            desk.plan = nil
        }
    }
}
