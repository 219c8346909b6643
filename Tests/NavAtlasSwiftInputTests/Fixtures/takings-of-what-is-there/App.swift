import SwiftUI

enum Trail: Hashable { case meadow, ridge, summit, hut }

@Observable final class Compass {
  var path: [Trail] = []

  func go(to trail: Trail) { path.append(trail) }
  func turnBack() { if path.count > 0 { path.removeLast() } }

  func swap(for trail: Trail) {
    if !path.isEmpty { path.removeLast() }
    path.append(trail)
  }

  func detour(to trail: Trail) {
    turnBack()
    go(to: trail)
  }

  func restart(at trail: Trail) {
    if path.isEmpty == false { path.removeAll() }
    path.append(trail)
  }

  func skip() {
    turnBack()
    turnBack()
  }
}

@main struct HikeApp: App {
  @State private var compass = Compass()
  var body: some Scene { WindowGroup { Hike().environment(compass) } }
}

struct Hike: View {
  @Environment(Compass.self) private var compass

  var body: some View {
    @Bindable var compass = compass
    NavigationStack(path: $compass.path) {
      Valley().navigationDestination(for: Trail.self) { trail in
        switch trail {
        case .meadow: Meadow()
        case .ridge: Ridge()
        case .summit: Summit()
        case .hut: Hut()
        }
      }
    }
  }
}

struct Valley: View {
  @Environment(Compass.self) private var compass
  var body: some View { Button("Start") { compass.go(to: .meadow) } }
}

struct Meadow: View {
  @Environment(Compass.self) private var compass
  var body: some View { Button("Ridge") { compass.swap(for: .ridge) } }
}

struct Ridge: View {
  @Environment(Compass.self) private var compass
  var body: some View {
    VStack {
      Button("Summit") { compass.detour(to: .summit) }
      Button("Back") { compass.turnBack() }
    }
  }
}

struct Summit: View {
  @Environment(Compass.self) private var compass
  var body: some View {
    VStack {
      Button("Hut") { compass.go(to: .hut) }
      Button("Meadow") { compass.restart(at: .meadow) }
    }
  }
}

struct Hut: View {
  @Environment(Compass.self) private var compass
  var body: some View { Button("Home") { compass.skip() } }
}
