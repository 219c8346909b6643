import SwiftUI

@main struct TrailApp: App {
  var body: some Scene { WindowGroup { Trail() } }
}

enum Stop: Hashable { case lake, hut, summit }

final class Walk: ObservableObject {
  @Published var stops: [Stop] = []
  func go(on stop: Stop) { self.stops = stops + [stop] }
}

struct Trail: View {
  @StateObject private var walk = Walk()

  var body: some View {
    NavigationStack(path: $walk.stops) {
      Start(walk: walk)
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .lake: Lake(walk: walk)
          case .hut: Hut()
          case .summit: Summit()
          }
        }
    }
  }
}

struct Start: View {
  let walk: Walk
  var body: some View { Button("Lake") { walk.stops = walk.stops + [.lake] } }
}

struct Lake: View {
  let walk: Walk
  var body: some View {
    VStack {
      Button("Hut") { walk.go(on: .hut) }
      Button("Up") { walk.stops = walk.stops + [.hut, .summit] }
    }
  }
}

struct Hut: View { var body: some View { Text("Soup") } }
struct Summit: View { var body: some View { Text("View") } }
