import SwiftUI

@main struct OrchardApp: App {
  @StateObject private var orchard = Orchard()
  var body: some Scene { WindowGroup { OrchardView().environmentObject(orchard) } }
}

struct Tree: Identifiable, Hashable { let id: Int }
final class TreeBox: ObservableObject { var tree = Tree(id: 1) }

final class Orchard: ObservableObject {
  @Published var trees: [Tree] = []
  @Published var selected: Tree?
  @Published var box: TreeBox?
  func choose(_ tree: Tree) { box = TreeBox() }
}

struct OrchardView: View {
  @EnvironmentObject var orchard: Orchard
  var body: some View {
    NavigationSplitView {
      TreeList()
        .navigationDestination(for: String.self) { value in settings(value) }
    } detail: {
      NavigationStack {
        if orchard.selected != nil {
          SelectedTree()
        }
      }
    }
  }
  @ViewBuilder private func settings(_ value: String) -> some View {
    if value == "Settings" { SettingsView() }
  }
}

struct SelectedTree: View {
  @EnvironmentObject var orchard: Orchard
  var body: some View {
    if let box = orchard.box {
      BranchesView(box: box)
    }
  }
}

struct TreeList: View {
  @EnvironmentObject var orchard: Orchard
  var body: some View {
    List(selection: $orchard.selected) {
      ForEach(orchard.trees) { tree in
        NavigationLink(value: tree) { Text("Tree") }
      }
      NavigationLink(value: "Settings") { Text("Settings") }
    }
    .onChange(of: orchard.selected) { tree in if let tree { orchard.choose(tree) } }
  }
}

struct BranchesView: View {
  let box: TreeBox
  var body: some View {
    List { NavigationLink("Leaf") { LeafView() } }
  }
}
struct LeafView: View { var body: some View { Text("Leaf") } }
struct SettingsView: View { var body: some View { Text("Settings") } }
