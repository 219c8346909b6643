import SwiftUI

@main struct ToolsApp: App {
  @State private var path: [Tool] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        ToolsView().navigationDestination(for: Tool.self) { tool in
          switch tool {
          case .saw: SawView()
          case .plane: PlaneView()
          case .drill: DrillView()
          }
        }
      }
    }
  }
}

enum Tool: Hashable, Identifiable {
  case saw, plane, drill
  var id: Self { self }

  static func sections(hasPower: Bool) -> [(String, [Tool])] {
    var powered: [Tool] = []
    if hasPower { powered.append(.drill) }
    return [("Hand", [.saw, .plane]), ("Power", powered)]
  }
}

struct ToolsView: View {
  @AppStorage("power") private var hasPower = false

  var body: some View {
    List {
      ForEach(Tool.sections(hasPower: hasPower), id: \.0) { title, tools in
        Section(title) { ForEach(tools) { tool in NavigationLink("Open", value: tool) } }
      }
    }
  }
}

struct SawView: View { var body: some View { Text("s") } }

struct PlaneView: View { var body: some View { Text("p") } }

struct DrillView: View { var body: some View { Text("d") } }
