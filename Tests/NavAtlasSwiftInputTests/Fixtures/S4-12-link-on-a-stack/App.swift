import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup { OrchardView() }
    }
}

struct OrchardView: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Apple", value: "Apple")
            }
            .overlay(alignment: .top) {
                NavigationLink("Pear", value: "Pear")
            }
            .navigationDestination(for: String.self) { TreeView(name: $0) }
        }
        .safeAreaInset(edge: .bottom) { GateBar(path: $path) }
        .overlay(alignment: .topTrailing) {
            NavigationLink { CompostView() } label: { Text("Compost") }
        }
    }
}

struct GateBar: View {
    @Binding var path: [String]

    var body: some View {
        HStack {
            NavigationLink("Plum", value: "Plum")
            Button("Gate") { path.removeAll() }
        }
    }
}

struct TreeView: View {
    let name: String

    var body: some View {
        Text(name)
            .safeAreaInset(edge: .bottom) { NavigationLink("Next", value: name) }
    }
}

struct CompostView: View { var body: some View { Text("Compost") } }
