import SwiftUI

@main
struct MatryoshkaApp: App {
    @State private var path: [Doll] = []

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $path) {
                ShelfView { path.append($0) }
                    .navigationDestination(for: Doll.self) { doll in
                        DollView(doll: doll)
                    }
            }
        }
    }
}

struct Doll: Hashable {
    var size: Int
}

struct ShelfView: View {
    var take: (Doll) -> Void

    var body: some View {
        NavigationView {
            List {
                Button("Take one") { take(Doll(size: 7)) }
                NavigationLink("Paint") { PaintView() }
            }
            .navigationTitle("Shelf")
        }
    }
}

struct DollView: View {
    let doll: Doll
    var body: some View { Text("\(doll.size)") }
}

struct PaintView: View {
    var body: some View { Text("Red") }
}
