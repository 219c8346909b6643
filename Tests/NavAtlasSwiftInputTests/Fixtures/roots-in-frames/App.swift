import SwiftUI

enum Light { case dawn, day, dusk, night }

@MainActor
final class Clock: ObservableObject {
  @Published var light = Light.night
}

@main
struct ClockApp: App {
  @StateObject private var clock = Clock()

  var body: some Scene {
    WindowGroup { Sky().environmentObject(clock) }
  }
}

struct Sky: View {
  @EnvironmentObject var clock: Clock

  var body: some View {
    if clock.light == .dusk || clock.light == .night {
      HStack {
        Spacer()
        Stars().frame(maxWidth: 600)
        Spacer()
      }
    } else {
      VStack { Sun() }
    }
  }
}

struct Stars: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Button("Wait") { clock.light = .dawn } }
}

struct Sun: View {
  @EnvironmentObject var clock: Clock
  @State private var sets = false

  var body: some View {
    Button("Look") { sets = true }
      .sheet(isPresented: $sets) { Glasses() }
  }
}

struct Glasses: View {
  @EnvironmentObject var clock: Clock
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Noon") {
        clock.light = .day
        dismiss()
      }
      Button("Wait") { clock.light = .dusk }
    }
  }
}
