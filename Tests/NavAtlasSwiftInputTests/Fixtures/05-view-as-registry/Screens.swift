import SwiftUI

struct TankListView: View {
    @State private var panel: Panel.Content?

    var body: some View {
        List(0..<3) { tank in
            NavigationLink(destination: TankView(tank: tank)) {
                Text("Tank \(tank)")
            }
        }
        .navigationBarItems(trailing: Button("Water") { panel = .chemistry })
        .sheet(item: $panel) { Panel(content: $0) }
    }
}

struct TankView: View {
    let tank: Int
    @State private var panel: Panel.Content?

    var body: some View {
        Button("Feed") { self.panel = .feeding(tank: self.tank) }
            .sheet(item: $panel, content: { Panel(content: $0) })
    }
}

struct FeedingFormView: View {
    let tank: Int
    var body: some View { Text("Flakes") }
}

struct WaterChemistryView: View {
    var body: some View { Text("pH 7") }
}

struct CreditsView: View {
    var body: some View { Text("Fish by themselves") }
}
