import SwiftUI

@main struct BeeApp: App {
  var body: some Scene { WindowGroup { Apiary() } }
}

/// Its flag is one place, on however many buttons.
struct HintButton<Hint: View>: View {
  let title: String
  @ViewBuilder let hint: () -> Hint
  @State private var isShown = false

  var body: some View {
    Button(title) { isShown = true }
      .popover(isPresented: $isShown) { hint() }
  }
}

enum Tool { case smoker, hiveTool }

struct ToolRow: View {
  let tool: Tool
  @State private var shown: Tool?

  var body: some View {
    Button("Lend") { shown = tool }
      .sheet(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })) {
        if tool == .smoker { Smoker() } else { HiveTool() }
      }
  }
}

struct Apiary: View {
  var body: some View {
    NavigationStack {
      Form {
        HintButton(title: "Weather") { Weather() }
        HintButton(title: "Flowers") { Flowers() }
        Section {
          ToolRow(tool: .smoker)
          ToolRow(tool: .hiveTool)
        }
        NavigationLink("Hive") { Hive() }
      }
    }
  }
}

/// One of another screen's.
struct Hive: View {
  var body: some View { HintButton(title: "Queen") { Queen() } }
}

struct Weather: View { var body: some View { Text("Warm") } }
struct Flowers: View { var body: some View { Text("Clover") } }
struct Smoker: View { var body: some View { Text("Lent") } }
struct HiveTool: View { var body: some View { Text("Lent") } }
struct Queen: View { var body: some View { Text("Blue dot") } }
