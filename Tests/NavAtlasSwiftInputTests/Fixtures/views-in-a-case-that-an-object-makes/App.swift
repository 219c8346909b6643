import SwiftUI

enum Leaf: Hashable {
  case index
  case extra(AnyView)

  static func == (left: Leaf, right: Leaf) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

final class Binder: ObservableObject {
  @Published var leaves: [Leaf] = []

  func open(_ leaf: Leaf) { leaves.append(leaf) }
  func insert<Page: View>(_ page: Page) { leaves.append(.extra(AnyView(page))) }
}

@main struct BinderApp: App {
  @StateObject private var binder = Binder()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $binder.leaves) {
        Cover().navigationDestination(for: Leaf.self) { leaf in
          switch leaf {
          case .index: Index()
          case .extra(let page): page
          }
        }
      }
      .environmentObject(binder)
    }
  }
}

struct Cover: View {
  @EnvironmentObject var binder: Binder
  var body: some View {
    VStack {
      Button("Index") { binder.open(.index) }
      Button("Sketch") { binder.insert(Sketch()) }
    }
  }
}

struct Index: View {
  @EnvironmentObject var binder: Binder
  var body: some View { Text("Index") }
}

struct Sketch: View {
  @State private var draws = false
  var body: some View {
    Button("Draw") { draws = true }.sheet(isPresented: $draws) { Pencils() }
  }
}

struct Pencils: View { var body: some View { Text("Pencils") } }
