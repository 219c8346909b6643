import FlowStacks
import SwiftUI

@main
struct ArboretumApp: App {
    var body: some Scene {
        WindowGroup { ArboretumFlow() }
    }
}

struct Tree: Hashable { var name: String }
struct Plaque: Hashable { var text: String }

struct ArboretumFlow: View {
    @State private var path = FlowPath()

    var body: some View {
        FlowStack($path, withNavigation: true) {
            AvenueView()
                .flowDestination(for: Tree.self) { tree in TreeView(tree: tree) }
                .flowDestination(for: Plaque.self) { PlaqueView(plaque: $0) }
        }
    }
}

struct AvenueView: View {
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        Button("Oak") { navigator.push(Tree(name: "Oak")) }
        FlowLink(value: Plaque(text: "Welcome"), style: .sheet(withNavigation: true)) { Text("Welcome") }
    }
}

struct TreeView: View {
    let tree: Tree
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        Button("Plaque") { navigator.presentCover(Plaque(text: tree.name)) }
        Button("Next to it") { navigator.push(Tree(name: "Elm")) }
        Button("Back") { navigator.pop() }
    }
}

struct PlaqueView: View {
    let plaque: Plaque
    @EnvironmentObject private var navigator: FlowPathNavigator

    var body: some View {
        Button("Close") { navigator.dismiss() }
        Button("Gate") { navigator.goBackToRoot() }
    }
}
