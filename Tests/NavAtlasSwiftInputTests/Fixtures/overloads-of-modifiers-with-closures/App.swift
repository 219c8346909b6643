import SwiftUI

/// A modifier by the name of a framework's, which it calls with a closure that takes nothing.
struct Tool: Identifiable { let id: String }

struct ToolMenu: ViewModifier {
  let tools: [Tool]
  let chosen: ((_ id: String) -> Void)?

  func body(content: Content) -> some View {
    content.contextMenu {
      ForEach(tools) { tool in Button(tool.id) { chosen?(tool.id) } }
    }
  }
}

extension View {
  func contextMenu(_ tools: [Tool] = [], _ chosen: ((_ id: String) -> Void)? = nil) -> some View {
    modifier(ToolMenu(tools: tools, chosen: chosen))
  }
}

@main struct BenchApp: App { var body: some Scene { WindowGroup { BenchView() } } }

struct BenchView: View {
  @State private var saws = false

  var body: some View {
    Text("Bench")
      .contextMenu([Tool(id: "saw"), Tool(id: "file")], { id in take(id) })
      .sheet(isPresented: $saws) { SawView() }
  }

  private func take(_ id: String) { if id == "saw" { saws = true } }
}

struct SawView: View { var body: some View { Text("Saw") } }
