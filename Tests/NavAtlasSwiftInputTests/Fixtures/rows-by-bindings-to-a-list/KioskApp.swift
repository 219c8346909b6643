import SwiftUI

@main struct KioskApp: App { var body: some Scene { WindowGroup { NavigationView { Tools() } } } }

struct Tool: Identifiable {
  var key: String
  var id = UUID()
  var view: AnyView
  var isOpen = false
}

struct Drawer: Identifiable {
  var id = UUID()
  var title: String
  var tools: [Tool]
}

struct Tools: View {
  @State var loose = [
    Tool(key: "saw", view: AnyView(Saw())), Tool(key: "nail", view: AnyView(Nail())),
  ]
  @State var bound: [Tool] = [.init(key: "rule", view: AnyView(Rule()))]
  @State var drawers: [Drawer] = [
    .init(title: "top", tools: [.init(key: "file", view: AnyView(File())), .init(key: "awl", view: AnyView(Awl()))])
  ]
  @State var shelves = [Drawer(title: "left", tools: [Tool(key: "glue", view: AnyView(Glue()))])]

  var body: some View {
    List {
      ForEach($loose) { tool in
        NavigationLink(destination: tool.view.wrappedValue, isActive: tool.isOpen) { Text(tool.key.wrappedValue) }
      }
      ForEach($bound) { $tool in
        NavigationLink(destination: tool.view) { Text(tool.key) }
      }
      ForEach($drawers) { drawer in
        ForEach(drawer.tools) { tool in
          NavigationLink(destination: tool.view.wrappedValue) { Text(tool.key.wrappedValue) }
        }
      }
      ForEach($shelves) { $shelf in
        ForEach($shelf.tools) { $tool in
          NavigationLink(destination: tool.view) { Text(tool.key) }
        }
      }
    }
  }
}

struct Saw: View { var body: some View { Text("saw") } }
struct Nail: View { var body: some View { Text("nail") } }
struct Rule: View { var body: some View { Text("rule") } }
struct File: View { var body: some View { Text("file") } }
struct Awl: View { var body: some View { Text("awl") } }
struct Glue: View { var body: some View { Text("glue") } }
