import SwiftUI

@main struct ShedApp: App { var body: some Scene { WindowGroup { Tabs() } } }
struct Tabs: View {
  var body: some View {
    TabView {
      NavigationStack { Lists() }.tabItem { Text("Lists") }
      NavigationStack { About() }.tabItem { Text("About") }
    }
  }
}
struct About: View { var body: some View { Text("About") } }
enum Kind: Hashable { case tools, nails }
final class Model: ObservableObject {
  @Published var failed: Set<Int> = []
  @Published var tools: Tools = []
}
class Tool: Identifiable, Hashable {
  var id = 0
  var name = ""
  static func == (a: Tool, b: Tool) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
typealias Tools = [Tool]
struct Lists: View {
  var body: some View {
    List {
      NavigationLink(value: Kind.tools) { Text("Tools") }
      NavigationLink(value: Kind.nails) { Text("Nails") }
    }
    .navigationDestination(
      for: Kind.self,
      destination: { kind in
        switch kind {
        case .tools: ToolsView()
        case .nails: NailsView()
        }
      })
  }
}
struct NailsView: View { var body: some View { Text("Nails") } }
struct ToolsView: View {
  @EnvironmentObject var model: Model
  @Environment(\.modelContext) private var modelContext
  var tools: Tools {
    let descriptor = FetchDescriptor<Tool>(sortBy: [SortDescriptor<Tool>(\.name)])
    return (try? modelContext.fetch(descriptor)) ?? []
  }
  var body: some View {
    if model.failed.filter({ $0 > 1 }).count == 0 { content } else { ProblemView() }
  }
  var content: some View {
    List {
      if model.failed.filter({ $0 > 1 }).count > 0 { ProblemView() } else if tools.isEmpty { Text("None") }
      ForEach(tools, id: \.id) { tool in
        NavigationLink(value: tool) { Text(tool.name) }
          .swipeActions(edge: .trailing) { Button("x") {} }
      }
    }
    .navigationDestination(for: Tool.self, destination: { tool in ToolForm(tool: tool) })
  }
}
struct ProblemView: View { var body: some View { Text("Problem") } }
struct ToolForm: View {
  var tool: Tool
  var body: some View { Text(tool.name) }
}
