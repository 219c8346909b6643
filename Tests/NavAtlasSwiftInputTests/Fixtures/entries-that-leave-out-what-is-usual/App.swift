import SwiftUI

@main
struct ObservatoryApp: App {
  var body: some Scene {
    WindowGroup { DomeFlow() }
  }
}

enum Stop: Hashable, Identifiable {
  case telescope, chart, rules
  var id: Self { self }
}

enum Style { case push, sheet }

struct Entry: Identifiable {
  let title: String
  let stop: Stop
  var style = Style.push
  var id: String { title }
}

struct Card<Content: View>: View {
  let title: String
  var opensOver = false
  @ViewBuilder let content: () -> Content
  @State private var isOpen = false

  var body: some View {
    if opensOver {
      Button(title) { isOpen = true }
        .sheet(isPresented: $isOpen) { content() }
    } else {
      NavigationLink(title) { content() }
    }
  }
}

struct DomeFlow: View {
  @State private var path: [Stop] = []
  @State private var shown: Stop?

  private let entries = [
    Entry(title: "Telescope", stop: .telescope),
    Entry(title: "Chart", stop: .chart),
    Entry(title: "Rules", stop: .rules, style: .sheet),
  ]

  var body: some View {
    NavigationStack(path: $path) {
      DomeView(entries: entries, open: open)
        .navigationDestination(for: Stop.self) { view(for: $0) }
    }
    .sheet(item: $shown) { view(for: $0) }
  }

  private func open(_ entry: Entry) {
    switch entry.style {
    case .push: path.append(entry.stop)
    case .sheet: shown = entry.stop
    }
  }

  @ViewBuilder
  private func view(for stop: Stop) -> some View {
    switch stop {
    case .telescope: TelescopeView()
    case .chart: ChartView()
    case .rules: RulesView()
    }
  }
}

struct DomeView: View {
  let entries: [Entry]
  let open: (Entry) -> Void

  var body: some View {
    List {
      ForEach(entries) { entry in
        Button(entry.title) { open(entry) }
      }
      Card(title: "Moon") { MoonView() }
      Card(title: "Sun", opensOver: true) { SunView() }
    }
  }
}

struct TelescopeView: View {
  var body: some View { Text("Telescope") }
}

struct ChartView: View {
  var body: some View { Text("Chart") }
}

struct RulesView: View {
  var body: some View { Text("Rules") }
}

struct MoonView: View {
  var body: some View { Text("Moon") }
}

struct SunView: View {
  var body: some View { Text("Sun") }
}
