import SwiftUI

@main struct ShedApp: App {
  var body: some Scene { WindowGroup { NavigationStack { ShedView() } } }
}

enum Shelf: Hashable { case labels, tools }

struct ShedView: View {
  let stock = Stock()

  var body: some View {
    List {
      NavigationLink("Labels", value: Shelf.labels)
      NavigationLink("Tools", value: Shelf.tools)
    }
    .navigationDestination(for: Shelf.self) { shelf in
      switch shelf {
      case .labels: LabelsView(names: stock.labels)
      case .tools: ToolsView(names: stock.tools)
      }
    }
  }
}

struct Stock {
  var labels: [String] = []
  var tools: [String] = []
}

/// Two screens that show their rows by the same helper: it is neither's screen.
struct LabelsView: View {
  let names: [String]

  var body: some View { RowsView(names: sorted).tinted(.red).navigationTitle("Labels") }

  private var sorted: [String] { names.map { $0.capitalized } }
}

struct ToolsView: View {
  let names: [String]

  var body: some View { RowsView(names: sorted).tinted(.red).navigationTitle("Tools") }

  private var sorted: [String] { names.map { $0.lowercased() } }
}

struct RowsView: View {
  let names: [String]
  var tint = Color.primary

  var body: some View { List(names, id: \.self) { Text($0).foregroundStyle(tint) } }

  func tinted(_ color: Color) -> Self {
    var copy = self
    copy.tint = color
    return copy
  }
}
