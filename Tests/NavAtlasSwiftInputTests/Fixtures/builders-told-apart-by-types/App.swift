import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { OrchardFlow() }
  }
}

@MainActor
final class Coordinator: ObservableObject {
  enum Page: Hashable {
    case tree(Int), harvest
  }

  enum Sheet: Identifiable {
    case pruning, diary
    var id: Self { self }
  }

  @Published var path = NavigationPath()
  @Published var sheet: Sheet?

  func open(_ page: Page) { path.append(page) }

  func open(_ sheet: Sheet) { self.sheet = sheet }

  @ViewBuilder
  func build(_ page: Page) -> some View {
    switch page {
    case .tree(let number): TreeView(number: number)
    case .harvest: HarvestView()
    }
  }

  @ViewBuilder
  func build(_ sheet: Sheet) -> some View {
    switch sheet {
    case .pruning: PruningView(Cut(branch: "north"))
    case .diary: DiaryView()
    }
  }
}

struct OrchardFlow: View {
  @StateObject private var coordinator = Coordinator()

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      OrchardView()
        .navigationDestination(for: Coordinator.Page.self) { coordinator.build($0) }
    }
    .sheet(item: $coordinator.sheet) { sheet in coordinator.build(sheet) }
    .environmentObject(coordinator)
  }
}

struct OrchardView: View {
  @EnvironmentObject private var coordinator: Coordinator

  var body: some View {
    List {
      Button("Tree") { coordinator.open(.tree(4)) }
      Button("Diary") { coordinator.open(.diary) }
      Button("Harvest") { coordinator.open(Coordinator.Page.harvest) }
    }
  }
}

struct TreeView: View {
  let number: Int
  @EnvironmentObject private var coordinator: Coordinator

  var body: some View {
    Button("Prune") { coordinator.open(Coordinator.Sheet.pruning) }
  }
}

struct HarvestView: View {
  var body: some View { Text("Baskets") }
}

struct DiaryView: View {
  var body: some View { Text("Diary") }
}

struct Cut { let branch: String }
struct Graft { let scion: String }

/// Made of one thing or another, each with its own way on.
struct PruningView: View {
  private let next: AnyView
  @State private var showsNext = false

  init(_ cut: Cut) { next = AnyView(SawView()) }

  init(_ graft: Graft) { next = AnyView(WaxView()) }

  var body: some View {
    Button("Next") { showsNext = true }
      .sheet(isPresented: $showsNext) { next }
  }
}

struct SawView: View {
  var body: some View { Text("Saw") }
}

struct WaxView: View {
  var body: some View { Text("Wax") }
}
