import Combine
import SwiftUI

struct Weather {
  var isStorm = false
  var alarm = Alarm()
}

struct Alarm {
  var rings = false
}

final class Station: ObservableObject {
  static let shared = Station()
  @Published var weather = Weather()
  var log = Weather() {
    didSet { isLogged = log.isStorm }
  }
  @Published var isLogged = false

  func storm() { weather.isStorm = true }
  func calm() { weather.isStorm = false }
  func ring() { weather.alarm.rings = true }
  func note() { log.isStorm = true }
}

final class Shelter: ObservableObject {
  @Published var isClosed = false
  private var kept: AnyCancellable?

  init() {
    kept = Station.shared.$weather.sink { [weak self] weather in self?.isClosed = weather.isStorm }
  }
}

@main
struct WeatherApp: App {
  var body: some Scene { WindowGroup { House() } }
}

struct House: View {
  @StateObject private var shelter = Shelter()

  var body: some View {
    if shelter.isClosed { Cellar() } else { Porch() }
  }
}

struct Porch: View {
  @ObservedObject private var station = Station.shared
  @State private var wakes = false

  var body: some View {
    VStack {
      Button("Storm") { station.storm() }
      Button("Ring") { station.ring() }
      Button("Note") { station.note() }
    }
    .onChange(of: station.weather.alarm.rings) { wakes = true }
    .sheet(isPresented: $wakes) { Bell() }
    .fullScreenCover(isPresented: $station.isLogged) { Log() }
  }
}

struct Cellar: View {
  var body: some View { Button("Calm") { Station.shared.calm() } }
}

struct Bell: View {
  var body: some View { Text("Bell") }
}

struct Log: View {
  var body: some View { Text("Log") }
}
