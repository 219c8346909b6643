import SwiftUI

@main
struct QuarryApp: App {
  var body: some Scene { WindowGroup { QuarryView() } }
}

struct QuarryView: View {
  @State private var isOpen = false
  @State private var foreman: String?

  var body: some View {
    switch isOpen {
    case true: PitView(isOpen: $isOpen)
    case false: GateView(isOpen: $isOpen)
    }
  }
}

struct GateView: View {
  @Binding var isOpen: Bool
  var body: some View { Button("Open") { isOpen = true } }
}

struct PitView: View {
  @Binding var isOpen: Bool
  @State private var block: String?

  var body: some View {
    NavigationSplitView {
      List(["granite", "slate"], id: \.self, selection: $block) { Text($0) }
    } detail: {
      switch block {
      case .none: IdleView()
      case .some(let name): BlockView(name: name, close: { isOpen = false })
      }
    }
  }
}

struct BlockView: View {
  let name: String
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}

struct IdleView: View { var body: some View { Text("No block") } }
