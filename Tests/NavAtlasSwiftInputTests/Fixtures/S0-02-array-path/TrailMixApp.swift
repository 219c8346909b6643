import SwiftUI

@main
struct TrailMixApp: App {
    var body: some Scene {
        WindowGroup { NutShelf() }
    }
}

struct Nut: Identifiable, Hashable {
    let id: Int
    var name: String
    var relatives: [Nut] = []
}

struct NutShelf: View {
    @State private var path: [Nut] = []
    private let nuts = [Nut(id: 1, name: "Almond"), Nut(id: 2, name: "Pecan")]

    var body: some View {
        NavigationStack(path: $path) {
            NutGrid(nuts: nuts)
                .navigationDestination(for: Nut.self) { NutDetail(nut: $0) }
                .safeAreaInset(edge: .bottom) { Text("\(path.count) deep") }
        }
    }
}

struct NutGrid: View {
    let nuts: [Nut]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(nuts) { nut in
                NavigationLink(nut.name, value: nut)
            }
        }
    }
}

struct NutDetail: View {
    let nut: Nut

    var body: some View {
        ForEach(nut.relatives) { relative in
            NavigationLink(relative.name, value: relative)
        }
    }
}
