import SwiftUI

@main struct ParkApp: App {
  var body: some Scene { WindowGroup { ParkTabs() } }
}

enum Place: String, Hashable, Identifiable {
  case pond, maze, kiosk, orchard

  var id: String { rawValue }
}

enum Leaflet: Hashable { case trees, birds, rules }

struct Feature: Identifiable {
  let id: Place
  let title: String
  let content: AnyView

  init<Content: View>(_ id: Place, title: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = AnyView(content())
  }
}

/// What the app has, the same wherever it stands.
let features: [Feature] = [
  Feature(.pond, title: "Pond") { PondView().navigationTitle("Pond") },
  Feature(.maze, title: "Maze") { MazeView() },
  Feature(.kiosk, title: "Kiosk") { KioskView() },
  Feature(.orchard, title: "Orchard") { OrchardView() },
]

struct ParkTabs: View {
  @State private var pinned = UserDefaults.standard.pinnedPlaces
  @State private var path = NavigationPath()

  var body: some View {
    TabView {
      WelcomeView().tabItem { Text("Welcome") }
      ForEach(pinned, id: \.self) { place in
        let feature = features.first(where: { $0.id == place })!
        NavigationStack { feature.content }.tabItem { Text(feature.title) }
      }
      NavigationStack(path: $path) {
        MoreView(features: features.filter { !pinned.contains($0.id) }, path: $path)
          .navigationDestination(for: Place.self) { place in
            AnyView(features.first { $0.id == place }!.content)
          }
          .navigationDestination(for: Leaflet.self) { leaflet in
            switch leaflet {
            case .trees: LeafletView(leaflet: .trees)
            case .birds: LeafletView(leaflet: .birds)
            case .rules: RulesView()
            }
          }
      }
      .tabItem { Text("More") }
    }
  }
}

struct Entry {
  var text: String
  var leaflet: Leaflet
}

struct MoreView: View {
  var features: [Feature]
  @Binding var path: NavigationPath
  private let entries = [Entry(text: "Trees", leaflet: .trees), Entry(text: "Birds", leaflet: .birds)]

  var body: some View {
    List {
      ForEach(features) { feature in NavigationLink(feature.title, value: feature.id) }
      // One of two values, nobody knows which: both lead to one view.
      ForEach(entries.indices, id: \.self) { index in
        let entry = entries[index]
        Button(entry.text) { path.append(entry.leaflet) }
      }
    }
  }
}

struct WelcomeView: View {
  @State private var showsKiosk = false

  var body: some View {
    // The element that the test is surely true of.
    Button("Kiosk") { showsKiosk = true }
      .sheet(isPresented: $showsKiosk) { features.last(where: { .kiosk == $0.id })!.content }
  }
}

struct PondView: View { var body: some View { Text("Pond") } }
struct MazeView: View { var body: some View { Text("Maze") } }
struct KioskView: View { var body: some View { Text("Kiosk") } }
struct OrchardView: View { var body: some View { Text("Orchard") } }
struct RulesView: View { var body: some View { Text("Rules") } }

struct LeafletView: View {
  var leaflet: Leaflet
  var body: some View { Text("Leaflet") }
}
