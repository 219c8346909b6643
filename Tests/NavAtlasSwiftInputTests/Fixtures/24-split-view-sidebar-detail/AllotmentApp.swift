import SwiftUI

@main
struct AllotmentApp: App {
    var body: some Scene {
        WindowGroup { PlotDesk() }
    }
}

enum Patch: Hashable {
    case overview
    case vegetables
    case tools
    case neighbour(String)
}

struct PlotDesk: View {
    @State private var patch: Patch? = .overview
    @State private var furrows = NavigationPath()

    var body: some View {
        NavigationSplitView {
            PlotSidebar(chosen: $patch)
        } detail: {
            NavigationStack(path: $furrows) {
                PatchColumn(patch: $patch)
            }
        }
    }
}

struct PlotSidebar: View {
    @Binding var chosen: Patch?
    private let neighbours = ["Yara", "Piet"]

    var body: some View {
        List(selection: $chosen) {
            NavigationLink("Overview", value: Patch.overview)
            NavigationLink(value: Patch.vegetables) { Label("Vegetables", systemImage: "carrot") }
            Section("Neighbours") {
                ForEach(neighbours, id: \.self) { name in
                    NavigationLink(name, value: Patch.neighbour(name))
                }
            }
        }
    }
}
