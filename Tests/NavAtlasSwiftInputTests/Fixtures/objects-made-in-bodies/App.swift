import SwiftUI

enum Weather { case unknown, calm, storm }

@main struct LightApp: App { var body: some Scene { WindowGroup { Tower() } } }

struct Tower: View { var body: some View { Lamp().environmentObject(Barometer()) } }

final class Barometer: ObservableObject {
  @Published var weather: Weather = .unknown

  init() {
    Task {
      let pressure = await measure()
      weather = pressure > 1000 ? .calm : .storm
    }
  }
}

/// Nobody watches it.
final class Log {
  init() { Task { await clear() } }
}

struct Lamp: View {
  @EnvironmentObject var barometer: Barometer

  var body: some View {
    switch barometer.weather {
    case .unknown: Wick()
    case .calm: LowLight()
    case .storm: FullLight()
    }
  }
}

struct Wick: View { var body: some View { Text("Wait") } }
struct LowLight: View {
  @State private var showsChart = false
  var body: some View {
    Button("Chart") { showsChart = true }.sheet(isPresented: $showsChart) { Chart(tide: Tide()) }
  }
}
struct FullLight: View { var body: some View { Text("Bright") } }

final class Tide: ObservableObject {
  @Published var isHigh = false
  init() { Task { isHigh = await ask() } }
}

struct Chart: View {
  @ObservedObject var tide: Tide
  @State private var warns = false
  var body: some View {
    Text("Chart").sheet(isPresented: $tide.isHigh) { Flood() }
  }
}

struct Flood: View { var body: some View { Text("Flood") } }
