import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene { WindowGroup { HarbourView() } }
}

struct HarbourView: View {
  var body: some View {
    Quays(boats: { BoatsView(pier: 1) }, crews: makeCrews)
  }

  private func makeCrews() -> CrewsView { .init(pier: 1) }
}

/// Tabs of whatever the caller gives.
struct Quays<Boats: View, Crews: View>: View {
  private let boats: () -> Boats
  private let crews: () -> Crews

  init(boats: @escaping () -> Boats, crews: @escaping () -> Crews) {
    self.boats = boats
    self.crews = crews
  }

  var body: some View {
    TabView {
      quay(boats, number: 1)
      quay(crews, number: 2)
    }
  }
}

private func quay<Content: View>(_ content: () -> Content, number: Int) -> some View {
  NavigationView(content: content).tabItem { Text("Quay") }.tag(number)
}

struct BoatsView: View {
  let pier: Int
  var body: some View { NavigationLink("Berth") { BerthView() } }
}

struct BerthView: View {
  var body: some View { Text("Berth") }
}

struct CrewsView: View {
  let pier: Int
  var body: some View { Text("Crews") }
}
