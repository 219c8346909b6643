import SwiftUI

@main
struct StationApp: App {
  var body: some Scene { WindowGroup { Hall() } }
}

/// All platforms; each hall of the station shows its own.
enum Platform: Hashable { case north, tunnel, south, bridge(open: Bool) }

final class Walk<Goal: Hashable>: ObservableObject {
  @Published var start: Goal
  @Published var steps: [Goal] = []

  init(start: Goal) { self.start = start }

  func go(_ goal: Goal) { steps.append(goal) }
  func restart(at goal: Goal) { start = goal }
}

struct Walkway<Goal: Hashable, Sight: View>: View {
  @StateObject var walk: Walk<Goal>
  @ViewBuilder var sight: (Goal) -> Sight

  init(walk: Walk<Goal>, @ViewBuilder sight: @escaping (Goal) -> Sight) {
    _walk = .init(wrappedValue: walk)
    self.sight = sight
  }

  var body: some View {
    NavigationStack(path: $walk.steps) {
      sight(walk.start).navigationDestination(for: Goal.self) { sight($0) }
    }
  }
}

struct Hall: View {
  var body: some View {
    TabView {
      NorthHall()
      SouthHall()
    }
  }
}

struct NorthHall: View {
  @StateObject private var walk = Walk(start: Platform.north)

  var body: some View {
    Walkway(walk: walk) { platform in
      switch platform {
      case .north: NorthView(walk: walk)
      case .tunnel: TunnelView()
      default: BlankWall()
      }
    }
  }
}

struct SouthHall: View {
  @StateObject private var walk = Walk(start: Platform.south)

  var body: some View {
    Walkway(walk: walk) { platform in
      switch platform {
      case .south: SouthView(walk: walk)
      case .bridge(let open): BridgeView(isOpen: open)
      default: BlankWall()
      }
    }
  }
}

struct NorthView: View {
  let walk: Walk<Platform>
  var body: some View { Button("Begin in the tunnel") { walk.restart(at: .tunnel) } }
}

struct SouthView: View {
  let walk: Walk<Platform>
  var body: some View { Button("Bridge") { walk.go(.bridge(open: true)) } }
}

struct TunnelView: View { var body: some View { Text("Dark") } }

struct BridgeView: View {
  let isOpen: Bool
  var body: some View { Text(isOpen ? "Open" : "Shut") }
}

struct BlankWall: View { var body: some View { Text("Nothing") } }
