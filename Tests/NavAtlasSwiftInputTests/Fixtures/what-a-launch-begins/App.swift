import SwiftUI

final class Tide: ObservableObject {
  enum Height { case unknown, low, high }

  static let shared = Tide()
  @Published private(set) var height = Height.unknown

  func measure() {
    guard Gauge.isWet() else {
      height = .low
      return
    }
    height = .high
  }

  func ebb() { height = .low }
}

@main
struct CoastApp: App {
  init() { Tide.shared.measure() }

  var body: some Scene {
    WindowGroup { Coast().environmentObject(Tide.shared) }
  }
}

struct Coast: View {
  @EnvironmentObject var tide: Tide

  var body: some View {
    ZStack {
      switch tide.height {
      case .unknown: Fog()
      case .low: Flats()
      case .high: Waves(tide: tide)
      }
    }
    .animation(.smooth, value: tide.height)
  }
}

struct Fog: View {
  var body: some View { Text("Fog") }
}

struct Flats: View {
  var body: some View { Text("Mud") }
}

struct Waves: View {
  let tide: Tide
  var body: some View { Button("Wait") { tide.ebb() } }
}
