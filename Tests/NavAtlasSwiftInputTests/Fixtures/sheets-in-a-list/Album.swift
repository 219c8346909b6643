import SwiftUI

enum Panel: String, Identifiable {
  case filter, colour, share
  var id: String { rawValue }
}

@MainActor final class Panels: ObservableObject {
  @Published var open: [Panel] = []

  func closeAll() { open = [] }
  func closeLast() { open.removeLast() }
}

@main struct AlbumApp: App {
  @StateObject private var panels = Panels()

  var body: some Scene {
    WindowGroup {
      AlbumView().panels(from: 0).environmentObject(panels)
    }
  }
}

extension View {
  func panels(from level: Int) -> some View { modifier(PanelLevel(level: level)) }
}

struct PanelLevel: ViewModifier {
  let level: Int
  @EnvironmentObject private var panels: Panels

  private var panel: Binding<Panel?> {
    Binding(
      get: { panels.open.count > level ? panels.open[level] : nil },
      set: { if $0 == nil { panels.open = Array(panels.open.prefix(level)) } })
  }

  func body(content: Content) -> some View {
    content.sheet(item: panel) { panel in
      Group {
        switch panel {
        case .filter: FilterView()
        case .colour: ColourView()
        case .share: ShareView()
        }
      }
      .panels(from: level + 1)
    }
  }
}

struct AlbumView: View {
  @EnvironmentObject private var panels: Panels

  var body: some View {
    Button("Filter") { panels.open.append(.filter) }
    Button("Share") { panels.open.append(.share) }
  }
}

struct FilterView: View {
  @EnvironmentObject private var panels: Panels
  var body: some View { Button("Colour") { panels.open.append(.colour) } }
}

struct ColourView: View {
  @EnvironmentObject private var panels: Panels

  var body: some View {
    Button("Back") { panels.closeLast() }
    Button("Album") { panels.closeAll() }
  }
}

struct ShareView: View {
  @EnvironmentObject private var panels: Panels
  var body: some View { Button("Done") { panels.open.removeAll() } }
}
