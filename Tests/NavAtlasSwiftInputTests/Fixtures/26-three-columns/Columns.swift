import SwiftUI

struct LineList: View {
    @Bindable var depot: Depot

    var body: some View {
        List(depot.lines, selection: $depot.line) { line in
            NavigationLink(value: line.id) { Text("Line \(line.id)") }
        }
    }
}

struct TramView: View {
    let tram: Tram
    @State private var reports = false

    var body: some View {
        Button("Report damage") { reports = true }
            .sheet(isPresented: $reports) { DamageFormView() }
    }
}

struct DamageFormView: View {
    var body: some View { Text("Doors?") }
}
