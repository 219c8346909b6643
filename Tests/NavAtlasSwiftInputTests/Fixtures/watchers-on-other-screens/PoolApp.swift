import SwiftUI

@Observable final class Pump {
  var isRunning = false
  var isHot = false
  func start() { isRunning = true }
  func heat() { isHot = true }
}

@main struct PoolApp: App {
  @State private var pump = Pump()

  var body: some Scene {
    WindowGroup {
      TabView {
        Basin().tabItem { Text("Basin") }
        Rooms().tabItem { Text("Rooms") }
      }
      .environment(pump)
    }
  }
}

/// A root watches whatever happens.
struct Basin: View {
  @Environment(Pump.self) private var pump
  @State private var showsSettings = false
  @State private var showsAlarm = false

  var body: some View {
    Button("Settings") { showsSettings = true }
      .sheet(isPresented: $showsSettings) { PumpSettings() }
      .sheet(isPresented: $showsAlarm) { Alarm() }
      .onChange(of: pump.isHot) { showsAlarm = true }
  }
}

struct PumpSettings: View {
  @Environment(Pump.self) private var pump

  var body: some View {
    VStack {
      Button("Start") { pump.start() }
      Button("Heat") { pump.heat() }
    }
  }
}

struct Alarm: View { var body: some View { Text("Too hot") } }

struct Rooms: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Sauna", value: "sauna")
        .navigationDestination(for: String.self) { name in
          if name == "sauna" { Sauna(path: $path) } else { Bench() }
        }
    }
  }
}

/// A pushed screen watches what happens on it and over it, and nothing in the other tab.
struct Sauna: View {
  @Environment(Pump.self) private var pump
  @Binding var path: [String]
  @State private var showsOven = false

  var body: some View {
    Button("Oven") { showsOven = true }
      .sheet(isPresented: $showsOven) { Oven() }
      .onChange(of: pump.isRunning) { path.append("bench") }
  }
}

struct Oven: View {
  @Environment(Pump.self) private var pump
  @State private var showsDial = false

  var body: some View {
    Button("Dial") { showsDial = true }.popover(isPresented: $showsDial) { Dial() }
  }
}

struct Dial: View {
  @Environment(Pump.self) private var pump
  var body: some View { Button("On") { pump.start() } }
}

struct Bench: View { var body: some View { Text("Sit down") } }
