import Network
import SwiftUI

@main struct WeatherApp: App {
  var body: some Scene { WindowGroup { Sky() } }
}

final class Vane: ObservableObject {
  @Published var isQuiet = true
  private let monitor = NWPathMonitor()
  init() {
    monitor.pathUpdateHandler = { path in
      Task { @MainActor in self.isQuiet = path.status == .satisfied }
    }
  }
}

final class Gauge: ObservableObject {
  @Published var isLow = true
  private let monitor = NWPathMonitor()
  init() {
    monitor.pathUpdateHandler = { [weak self] path in self?.isLow = path.status != .satisfied }
  }
}

/// It hands nothing over.
final class Glass: ObservableObject {
  @Published var isFull = false
  func fill() { isFull = true }
}

struct Sky: View {
  @ObservedObject var vane: Vane
  init(vane: Vane = .init()) { self.vane = vane }
  var body: some View {
    if vane.isQuiet { Sea() } else { Storm() }
  }
}

struct Sea: View {
  @StateObject private var gauge: Gauge
  @ObservedObject private var glass: Glass
  init() {
    let made = Gauge()
    _gauge = StateObject(wrappedValue: made)
    glass = Glass()
  }
  var body: some View {
    if glass.isFull {
      Flood()
    } else if gauge.isLow {
      Low()
    } else {
      High()
    }
  }
}

struct Storm: View { var body: some View { Text("Storm") } }
struct Low: View { var body: some View { Text("Low") } }
struct High: View { var body: some View { Text("High") } }
struct Flood: View { var body: some View { Text("Flood") } }
