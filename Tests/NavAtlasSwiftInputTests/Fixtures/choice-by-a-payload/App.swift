import SwiftUI

enum Tool: Hashable { case saw, drill }

enum Drawer: Hashable, Identifiable {
  case tool(Tool)
  case manual
  var id: Int { 0 }
}

enum Shelf: Hashable {
  case drawer(Drawer)
  case empty
}

@main struct WorkshopApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Bench(tools: load()) } } }
}

struct Bench: View {
  let tools: [Tool]
  @State private var drawer: Drawer?

  var body: some View {
    ForEach(tools, id: \.self) { tool in Button("Open") { drawer = .tool(tool) } }
    NavigationLink("Shelf", value: Shelf.drawer(.tool(tools[0])))
      .sheet(item: $drawer) { drawer in NavigationStack { DrawerContent(drawer: drawer) } }
      .navigationDestination(for: Shelf.self) { shelf in ShelfContent(shelf: shelf) }
  }
}

struct DrawerContent: View {
  let drawer: Drawer

  var body: some View {
    switch drawer {
    case .tool(let tool):
      switch tool {
      case .saw: SawCare()
      case .drill: DrillCare()
      }
    case .manual: Manual()
    }
  }
}

struct ShelfContent: View {
  let shelf: Shelf

  var body: some View {
    switch shelf {
    case .drawer(.tool(let tool)):
      switch tool {
      case .saw: SawShelf()
      case .drill: DrillShelf()
      }
    case .drawer(.manual): Manual()
    case .empty: Text("Empty")
    }
  }
}

struct SawCare: View { var body: some View { Text("Oil") } }
struct DrillCare: View { var body: some View { Text("Charge") } }
struct SawShelf: View { var body: some View { Text("Saws") } }
struct DrillShelf: View { var body: some View { Text("Drills") } }
struct Manual: View { var body: some View { Text("Read") } }
