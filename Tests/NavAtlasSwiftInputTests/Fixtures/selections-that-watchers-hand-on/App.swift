import SwiftUI

/// A list's selection is watched, and the watcher says what the next column shows.
@main struct OrchardApp: App {
  @State private var selection: Plot? = .pears

  var body: some Scene {
    WindowGroup { OrchardView(selection: $selection) }
  }
}

enum Plot: Hashable {
  case pears, plums, quinces, shed

  @ViewBuilder var screen: some View {
    switch self {
    case .pears: PearsView()
    case .plums: PlumsView()
    case .quinces: QuincesView()
    case .shed: ShedView()
    }
  }
}

struct OrchardView: View {
  @Binding var selection: Plot?
  @State private var shown = Plot.pears
  @State private var path: [Plot] = []

  var body: some View {
    NavigationSplitView {
      PlotList(selection: $selection)
    } detail: {
      NavigationStack(path: $path) {
        shown.screen.navigationDestination(for: Plot.self) { $0.screen }
      }
    }
    .onChange(of: selection) { _, plot in
      guard let plot else { return }
      shown = plot
      path.removeAll()
    }
  }
}

struct PlotList: View {
  @Binding var selection: Plot?

  var body: some View {
    List(selection: $selection) {
      NavigationLink("Pears", value: Plot.pears)
      NavigationLink("Plums", value: Plot.plums)
      Label("Quinces", systemImage: "leaf").tag(Plot.quinces)
    }
    .toolbar { Button("Shed") { selection = .shed } }
  }
}

struct PearsView: View { var body: some View { NavigationLink("Shed", value: Plot.shed) } }
struct PlumsView: View { var body: some View { Text("Plums") } }
struct QuincesView: View { var body: some View { Text("Quinces") } }
struct ShedView: View { var body: some View { Text("Shed") } }
