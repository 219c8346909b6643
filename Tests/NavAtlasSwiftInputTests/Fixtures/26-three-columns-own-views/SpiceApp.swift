import SwiftUI

@main
struct SpiceApp: App {
    var body: some Scene {
        WindowGroup { SpiceCabinet() }
    }
}

enum Region: String, CaseIterable, Hashable { case coast, hills }
struct Spice: Hashable, Identifiable { let id: String }

struct SpiceCabinet: View {
    @State private var region: Region?
    @State private var spice: Spice.ID?

    var body: some View {
        NavigationSplitView(
            sidebar: { RegionList(region: $region) },
            content: { SpiceList(region: region, spice: $spice) },
            detail: { SpiceDetail(id: spice) }
        )
    }
}

struct RegionList: View {
    @Binding var region: Region?

    var body: some View {
        List(Region.allCases, id: \.self, selection: $region) { region in
            Text(region.rawValue)
        }
    }
}

struct SpiceList: View {
    let region: Region?
    @Binding var spice: Spice.ID?
    private let spices = [Spice(id: "clove")]

    var body: some View {
        List(spices, selection: $spice) { Text($0.id) }
    }
}

struct SpiceDetail: View {
    let id: Spice.ID?

    var body: some View {
        NavigationStack {
            if let id {
                NavigationLink("Recipes with \(id)", value: id)
                    .navigationDestination(for: Spice.ID.self) { SpiceRecipesView(id: $0) }
            }
        }
    }
}

struct SpiceRecipesView: View {
    let id: Spice.ID
    var body: some View { Text("Rice") }
}
