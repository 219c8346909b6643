import SwiftUI

enum Hall: String, Hashable, CaseIterable, Identifiable {
  case fossils, minerals
  var id: Self { self }
}

@main struct MuseumApp: App {
  var body: some Scene { WindowGroup { Museum() } }
}

struct Museum: View {
  @Environment(\.horizontalSizeClass) private var width
  @State private var hall: Hall? = .fossils

  var body: some View {
    if width == .compact {
      HallTabs(hall: $hall)
    } else {
      NavigationSplitView {
        HallList(hall: $hall)
      } detail: {
        switch hall {
        case .minerals: Minerals()
        default: Fossils(hall: $hall)
        }
      }
    }
  }
}

struct HallTabs: View {
  @Binding var hall: Hall?

  var body: some View {
    TabView(selection: $hall) {
      Fossils(hall: $hall).tabItem { Text("Fossils") }.tag(Hall.fossils as Hall?)
      Minerals().tabItem { Text("Minerals") }.tag(Hall.minerals as Hall?)
    }
  }
}

struct HallList: View {
  @Binding var hall: Hall?

  var body: some View {
    List(Hall.allCases, selection: $hall) { hall in NavigationLink(value: hall) { Text(hall.rawValue) } }
  }
}

struct Fossils: View {
  @Binding var hall: Hall?
  var body: some View { Button("Minerals") { hall = .minerals } }
}

struct Minerals: View { var body: some View { Text("Minerals") } }
