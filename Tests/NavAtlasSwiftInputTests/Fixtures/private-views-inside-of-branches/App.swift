import SwiftUI

/// A view that only lays out what is private to its file is the screen, also where a column chooses it.
@main struct ReefApp: App {
  var body: some Scene { WindowGroup { ReefView() } }
}

enum Zone: Hashable { case lagoon, slope }

struct ReefView: View {
  @State private var zone: Zone? = .lagoon

  var body: some View {
    NavigationSplitView {
      ZoneList(zone: $zone)
    } detail: {
      switch zone {
      case .slope: SlopeView()
      case .lagoon, .none: LagoonView()
      }
    }
  }
}

struct ZoneList: View {
  @Binding var zone: Zone?

  var body: some View {
    List(selection: $zone) {
      Text("Lagoon").tag(Zone.lagoon)
      Text("Slope").tag(Zone.slope)
    }
  }
}

struct LagoonView: View {
  @State private var count = 0

  var body: some View {
    ZStack {
      NavigationStack { LagoonContent(found: { count += 1 }) }
      Bubbles(count: count)
    }
  }
}

private struct LagoonContent: View {
  let found: () -> Void
  @State private var isDiving = false

  var body: some View {
    VStack {
      Button("Found", action: found)
      Button("Dive") { isDiving = true }
    }
    .sheet(isPresented: $isDiving) { DiveView() }
  }
}

struct Bubbles: View {
  let count: Int
  var body: some View { Canvas { _, _ in } }
}

struct SlopeView: View { var body: some View { NavigationStack { Text("Slope") } } }
struct DiveView: View { var body: some View { Text("Dive") } }
