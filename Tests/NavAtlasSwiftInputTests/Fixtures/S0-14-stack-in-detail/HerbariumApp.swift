import SwiftUI

@main
struct HerbariumApp: App {
    var body: some Scene {
        WindowGroup { HerbariumView() }
    }
}

enum Family: String, CaseIterable, Hashable { case mints, daisies }
struct Leaf: Hashable, Identifiable { let id: Int; var cousins: [Leaf] = [] }

struct HerbariumView: View {
    @State private var family: Family?
    @State private var leaves: [Leaf] = []

    var body: some View {
        NavigationSplitView {
            FamilyList(family: $family)
        } detail: {
            NavigationStack(path: $leaves) {
                LeafGrid(family: family)
            }
        }
    }
}

struct FamilyList: View {
    @Binding var family: Family?

    var body: some View {
        List(Family.allCases, id: \.self, selection: $family) { family in
            NavigationLink(family.rawValue, value: family)
        }
    }
}

struct LeafGrid: View {
    let family: Family?

    var body: some View {
        if let family {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(80))]) {
                    ForEach([Leaf(id: 1)]) { leaf in
                        NavigationLink(value: leaf) { LeafTile(leaf: leaf) }
                    }
                }
            }
            .navigationTitle(family.rawValue)
            .navigationDestination(for: Leaf.self) { LeafDetail(leaf: $0) }
        } else {
            Text("Choose a family")
        }
    }
}

struct LeafTile: View {
    let leaf: Leaf
    var body: some View { Text("\(leaf.id)") }
}

struct LeafDetail: View {
    let leaf: Leaf

    var body: some View {
        ForEach(leaf.cousins) { cousin in
            NavigationLink(value: cousin) { LeafTile(leaf: cousin) }
        }
    }
}
