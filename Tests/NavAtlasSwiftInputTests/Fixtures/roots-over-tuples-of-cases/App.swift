import SwiftUI

enum Tide { case low, high }

@Observable final class Harbour {
  var tide = Tide.low
  var cargo: String?
}

@main struct HarbourApp: App {
  @State private var harbour = Harbour()
  var body: some Scene { WindowGroup { Mole().environment(harbour) } }
}

struct Mole: View {
  @Environment(Harbour.self) private var harbour

  var body: some View {
    switch (harbour.tide, harbour.cargo != nil) {
    case (.low, _): Mud()
    case (.high, true): Ferry()
    case (.high, false): Waves()
    }
  }
}

struct Mud: View {
  @Environment(Harbour.self) private var harbour
  var body: some View { Button("Wait") { harbour.tide = .high } }
}

struct Ferry: View {
  @Environment(Harbour.self) private var harbour
  var body: some View { Button("Unload") { harbour.cargo = nil } }
}

struct Waves: View {
  @Environment(Harbour.self) private var harbour

  var body: some View {
    VStack {
      Button("Wait") { harbour.tide = .low }
      Button("Load") { harbour.cargo = "Fish" }
    }
  }
}
