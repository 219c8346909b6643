import SwiftUI

@main struct BarnApp: App {
  @StateObject private var bolt = Bolt()
  var body: some Scene { WindowGroup { Door(bolt: bolt) { Loft() } } }
}

final class Bolt: ObservableObject {
  @Published var isDrawn = false
  func draw() { isDrawn = true }
  func push() { isDrawn = false }
}

struct Door<Inside: View>: View {
  @ObservedObject var bolt: Bolt
  @Environment(\.scenePhase) private var phase
  @ViewBuilder let inside: () -> Inside

  var body: some View {
    ZStack {
      if !bolt.isDrawn { Hatch(bolt: bolt) }
      if bolt.isDrawn { inside() }
      if phase != .active { Curtain() }
    }
    .onChange(of: phase) { _, next in
      if next == .background { bolt.push() }
    }
  }
}

struct Hatch: View {
  @ObservedObject var bolt: Bolt
  var body: some View { Button("Draw") { bolt.draw() } }
}

struct Loft: View {
  var body: some View {
    TabView {
      Cellar().tabItem { Text("Cellar") }
      Attic().tabItem { Text("Attic") }
    }
  }
}

struct Curtain: View { var body: some View { Color.black.ignoresSafeArea() } }
struct Cellar: View { var body: some View { Text("Cellar") } }
struct Attic: View { var body: some View { Text("Attic") } }
