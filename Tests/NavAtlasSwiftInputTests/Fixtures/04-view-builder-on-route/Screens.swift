import SwiftUI

struct ShelfOfMapsView: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Alps", value: Chart.map("Alps"))
                NavigationLink("Borrowers", value: Chart.borrowers)
            }
            .navigationDestination(for: Chart.self) { chart in
                chart.unfold(scale: 1.5)
            }
        }
    }
}

struct MapSheetView: View {
    let name: String
    let scale: Double
    @State private var note: Note?

    var body: some View {
        VStack {
            NavigationLink("Legend", value: Chart.legend(name))
            Button("Torn?") { note = .damage }
        }
        .sheet(item: $note) { $0.paper }
    }
}

struct LegendView: View {
    let name: String
    var body: some View { Text("Blue is water") }
}

struct BorrowerListView: View {
    @State private var note: Note?

    var body: some View {
        Button("Say thanks") { note = Note.praise }
            .sheet(item: $note) { note in note.paper }
    }
}

struct DamageReportView: View {
    var body: some View { Text("Where?") }
}

struct PraiseView: View {
    var body: some View { Text("Thanks!") }
}
