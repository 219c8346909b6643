import SwiftUI

@main
struct DepotApp: App {
    var body: some Scene {
        WindowGroup { DepotView() }
    }
}

struct Line: Identifiable, Hashable { let id: Int }
struct Tram: Identifiable, Hashable { let id: Int; var line: Line.ID }

@Observable
final class Depot {
    var lines: [Line] = []
    var trams: [Tram] = []
    var line: Line.ID?
    var tram: Tram?

    func park() {
        line = nil
        tram = nil
    }
}

struct DepotView: View {
    @State private var depot = Depot()
    @State private var visibility = NavigationSplitViewVisibility.all

    private var chosenTram: Binding<Tram?> {
        Binding(get: { depot.tram }, set: { depot.tram = $0 })
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            LineList(depot: depot)
        } content: {
            if let line = depot.line {
                List(depot.trams.filter { $0.line == line }, selection: chosenTram) { tram in
                    NavigationLink("Tram \(tram.id)", value: tram)
                }
            } else {
                ContentUnavailableView("No line", systemImage: "tram")
            }
        } detail: {
            if let tram = depot.tram {
                TramView(tram: tram)
            } else {
                Text("No tram")
            }
        }
    }
}
