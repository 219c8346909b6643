import SwiftUI

@main
struct AviaryApp: App {
    var body: some Scene {
        WindowGroup { BirdListView() }
    }
}

enum Perch: Hashable {
    case bird(String)
    case nest
}

struct BirdListView: View {
    private let birds = ["Robin", "Wren"]

    var body: some View {
        NavigationStack {
            List(birds, id: \.self) { bird in
                NavigationLink(bird, value: Perch.bird(bird))
                    .contextMenu {
                        Button("Copy") {}
                    } preview: {
                        BirdHeader(bird: bird)
                    }
            }
            .navigationDestination(for: Perch.self) { perch in
                switch perch {
                case .bird(let name): BirdView(name: name)
                case .nest: NestView()
                }
            }
        }
    }
}

struct BirdView: View {
    let name: String

    var body: some View {
        BirdHeader(bird: name)
    }
}

struct BirdHeader: View {
    let bird: String

    var body: some View {
        HStack {
            Text(bird)
            NavigationLink("Nest", value: Perch.nest)
        }
    }
}

struct NestView: View {
    var body: some View { Text("Three eggs") }
}
