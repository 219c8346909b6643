import SwiftUI

struct PatchColumn: View {
    @Binding var patch: Patch?

    var body: some View {
        switch patch ?? .overview {
        case .overview:
            PlotOverview(patch: $patch)
        case .vegetables:
            VegetableList()
        case .tools:
            ToolRack()
        case .neighbour(let name):
            NeighbourView(name: name)
        }
    }
}

struct PlotOverview: View {
    @Binding var patch: Patch?

    var body: some View {
        Button("Tools") { patch = .tools }
    }
}

struct VegetableList: View {
    var body: some View {
        List(["Leek", "Kale"], id: \.self) { name in
            NavigationLink(name, value: name)
        }
        .navigationDestination(for: String.self) { VegetableView(name: $0) }
    }
}

struct VegetableView: View {
    let name: String
    var body: some View { Text(name) }
}

struct ToolRack: View {
    var body: some View { Text("Spade") }
}

struct NeighbourView: View {
    let name: String
    var body: some View { Text(name) }
}
