import SwiftUI

@main
struct HarbourApp: App {
  var body: some Scene { WindowGroup { HarbourView() } }
}

struct HarbourView: View {
  var body: some View {
    Quays(boats: { BoatsView(pier: 1) }, crews: makeCrews, ropes: RopesView.init)
  }

  private func makeCrews() -> CrewsView { .init(pier: 1) }
}

/// Tabs of whatever the caller gives.
struct Quays<Boats: View, Crews: View, Ropes: View>: View {
  private let boats: () -> Boats
  private let crews: () -> Crews
  private let ropes: () -> Ropes

  init(
    boats: @escaping () -> Boats, crews: @escaping () -> Crews, ropes: @escaping () -> Ropes
  ) {
    self.boats = boats
    self.crews = crews
    self.ropes = ropes
  }

  var body: some View {
    TabView {
      quay(boats, number: 1)
      quay(crews, number: 2)
      quay(ropes, number: 3)
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

struct RopesView: View {
  var body: some View { Text("Ropes") }
}
