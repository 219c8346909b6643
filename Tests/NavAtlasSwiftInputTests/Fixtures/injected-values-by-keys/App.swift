import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene { WindowGroup { OrchardRoot() } }
}

enum Tree: Hashable { case quince }

protocol Pathfinding: AnyObject {
  func walk(to tree: Tree)
  func back()
}

final class Pathfinder: ObservableObject, Pathfinding {
  static let shared = Pathfinder()
  @Published var path: [Tree] = []
  func walk(to tree: Tree) { path.append(tree) }
  func back() { path.removeLast() }
}

final class Almanac: ObservableObject {
  @Published var isOpen = false
}

struct OrchardRoot: View {
  @ObservedObject private var pathfinder = Pathfinder.shared
  @ObservedObject private var almanac = Provided[\.almanac]

  var body: some View {
    NavigationStack(path: $pathfinder.path) {
      OrchardView().navigationDestination(for: Tree.self) { _ in TreeView() }
    }
    .sheet(isPresented: $almanac.isOpen) { AlmanacView() }
  }
}

struct OrchardView: View {
  @Supply(\.pathfinder) private var pathfinder
  @Supply(\.almanac) private var almanac

  var body: some View {
    Button("Quince") { pathfinder.walk(to: .quince) }
    Button("Almanac") { almanac.isOpen = true }
  }
}

struct TreeView: View {
  @Supply(\.pathfinder) private var pathfinder
  var body: some View { Button("Back") { pathfinder.back() } }
}

struct AlmanacView: View { var body: some View { Text("Almanac") } }
