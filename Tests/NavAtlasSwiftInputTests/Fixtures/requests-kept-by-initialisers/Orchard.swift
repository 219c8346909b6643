import CoreData
import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene { WindowGroup { OrchardView() } }
}

final class Tree: NSManagedObject {
  var name = ""
}

enum Way: Hashable {
  case tree(Tree)
  case barn
}

final class Ways: ObservableObject {
  @Published var path = NavigationPath()

  func go<Target: Hashable>(to target: Target) { path.append(target) }
  func go(to tree: Tree) { path.append(Way.tree(tree)) }
}

struct OrchardView: View {
  @StateObject private var ways = Ways()

  var body: some View {
    NavigationStack(path: $ways.path) {
      RowsView()
        .navigationDestination(for: Way.self) { way in
          switch way {
          case .tree(let tree): TreeView(tree: tree)
          case .barn: BarnView()
          }
        }
    }
    .environmentObject(ways)
  }
}

struct RowsView: View {
  @EnvironmentObject private var ways: Ways
  @AppStorage private var isSorted: Bool

  init(key: String = "sorted") { _isSorted = AppStorage(wrappedValue: false, key) }

  var body: some View {
    List {
      WatchedTree(name: "Apple") { tree in
        Button("Apple") { ways.go(to: tree) }
      }
      Toggle("Sorted", isOn: $isSorted)
    }
  }
}

/// Finds a tree by a request that its initialiser makes, and hands it on.
struct WatchedTree<Content: View>: View {
  let content: (Tree) -> Content
  @FetchRequest private var trees: FetchedResults<Tree>

  init(name: String, @ViewBuilder content: @escaping (Tree) -> Content) {
    _trees = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: name))
    self.content = content
  }

  var body: some View {
    if let tree = trees.first { content(tree) } else { Text("None") }
  }
}

struct TreeView: View {
  let tree: Tree
  var body: some View { Text(tree.name) }
}

struct BarnView: View { var body: some View { Text("Barn") } }
