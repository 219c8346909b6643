import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { IndexView() }
        NavigationStack { ToolsView() }
        NavigationStack { GlossaryView() }
      }
    }
  }
}

enum Page: Hashable {
  case tides, charts, log, crew
}

struct Entry: Identifiable {
  enum Kind { case page(Page), heading }

  let title: String
  let kind: Kind
  var id: String { title }
}

struct IndexView: View {
  @State private var query = ""
  private let entries = [
    Entry(title: "Anchor", kind: .page(.tides)),
    Entry(title: "Ballast", kind: .page(.charts)),
    Entry(title: "Capstan", kind: .page(.log)),
    Entry(title: "Davit", kind: .page(.crew)),
    Entry(title: "Ensign", kind: .page(.tides)),
    Entry(title: "Fathom", kind: .page(.charts)),
    Entry(title: "Gaff", kind: .page(.log)),
    Entry(title: "Halyard", kind: .page(.crew)),
    Entry(title: "Inlet", kind: .page(.tides)),
    Entry(title: "Jetty", kind: .page(.charts)),
    Entry(title: "Keel", kind: .page(.log)),
    Entry(title: "Leech", kind: .page(.crew)),
    Entry(title: "Mooring", kind: .page(.tides)),
    Entry(title: "Nautical", kind: .page(.charts)),
    Entry(title: "Oar", kind: .page(.log)),
    Entry(title: "Pennant", kind: .page(.crew)),
    Entry(title: "Quay", kind: .page(.tides)),
    Entry(title: "Rudder", kind: .page(.charts)),
    Entry(title: "Sextant", kind: .page(.log)),
    Entry(title: "Tiller", kind: .page(.crew)),
    Entry(title: "Upwind", kind: .page(.tides)),
    Entry(title: "Vang", kind: .page(.charts)),
    Entry(title: "Winch", kind: .page(.log)),
    Entry(title: "Xebec", kind: .page(.crew)),
    Entry(title: "Yawl", kind: .page(.tides)),
    Entry(title: "Zenith", kind: .page(.charts)),
    Entry(title: "About", kind: .heading),
  ]

  private var found: [Entry] { entries.filter { query.isEmpty || $0.title.contains(query) } }

  var body: some View {
    List(found) { row($0) }
      .searchable(text: $query)
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .tides: TidesView()
        case .charts: ChartsView()
        case .log: LogView()
        case .crew: CrewView()
        }
      }
  }

  @ViewBuilder
  private func row(_ entry: Entry) -> some View {
    switch entry.kind {
    case .page(let page): NavigationLink(entry.title, value: page)
    case .heading: Text(entry.title)
    }
  }
}

struct Tool: Identifiable {
  let name: String
  let open: () -> AnyView
  var id: String { name }
}

struct ToolsView: View {
  private let tools = [
    Tool(name: "Anchor", open: { AnyView(CompassView()) }),
    Tool(name: "Ballast", open: { AnyView(SoundingView()) }),
    Tool(name: "Capstan", open: { AnyView(BarometerView()) }),
    Tool(name: "Davit", open: { AnyView(CompassView()) }),
    Tool(name: "Ensign", open: { AnyView(SoundingView()) }),
    Tool(name: "Fathom", open: { AnyView(BarometerView()) }),
    Tool(name: "Gaff", open: { AnyView(CompassView()) }),
    Tool(name: "Halyard", open: { AnyView(SoundingView()) }),
    Tool(name: "Inlet", open: { AnyView(BarometerView()) }),
    Tool(name: "Jetty", open: { AnyView(CompassView()) }),
    Tool(name: "Keel", open: { AnyView(SoundingView()) }),
    Tool(name: "Leech", open: { AnyView(BarometerView()) }),
    Tool(name: "Mooring", open: { AnyView(CompassView()) }),
    Tool(name: "Nautical", open: { AnyView(SoundingView()) }),
    Tool(name: "Oar", open: { AnyView(BarometerView()) }),
    Tool(name: "Pennant", open: { AnyView(CompassView()) }),
    Tool(name: "Quay", open: { AnyView(SoundingView()) }),
    Tool(name: "Rudder", open: { AnyView(BarometerView()) }),
    Tool(name: "Sextant", open: { AnyView(CompassView()) }),
    Tool(name: "Tiller", open: { AnyView(SoundingView()) }),
    Tool(name: "Upwind", open: { AnyView(BarometerView()) }),
    Tool(name: "Vang", open: { AnyView(CompassView()) }),
    Tool(name: "Winch", open: { AnyView(SoundingView()) }),
    Tool(name: "Xebec", open: { AnyView(BarometerView()) }),
    Tool(name: "Yawl", open: { AnyView(CompassView()) }),
    Tool(name: "Zenith", open: { AnyView(SoundingView()) }),
  ]

  var body: some View {
    List(tools) { tool in
      NavigationLink(destination: tool.open()) { Text(tool.name) }
    }
  }
}

struct GlossaryView: View {
  private let words = [
    "anchor", "ballast", "capstan", "davit", "ensign", "fathom", "gaff", "halyard", "inlet", "jetty", "keel", "leech", "mooring", "nautical",
    "oar", "pennant", "quay", "rudder", "sextant", "tiller", "upwind", "vang", "winch", "xebec", "yawl", "zenith",
  ]

  var body: some View {
    List(words, id: \.self) { word in
      NavigationLink(word) { explanation(of: word) }
    }
  }

  @ViewBuilder
  private func explanation(of word: String) -> some View {
    switch word {
    case "anchor": AnchorView()
    case "zenith": ZenithView()
    case "wharf": WharfView()
    default: WordView(word: word)
    }
  }
}

struct TidesView: View {
  var body: some View { Text("Tides") }
}

struct ChartsView: View {
  var body: some View { Text("Charts") }
}

struct LogView: View {
  var body: some View { Text("Log") }
}

struct CrewView: View {
  var body: some View { Text("Crew") }
}

struct CompassView: View {
  var body: some View { Text("Compass") }
}

struct SoundingView: View {
  var body: some View { Text("Sounding") }
}

struct BarometerView: View {
  var body: some View { Text("Barometer") }
}

struct AnchorView: View {
  var body: some View { Text("Anchor") }
}

struct ZenithView: View {
  var body: some View { Text("Zenith") }
}

struct WharfView: View {
  var body: some View { Text("Wharf") }
}

struct WordView: View {
  let word: String
  var body: some View { Text(word) }
}
