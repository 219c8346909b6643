import SwiftUI

enum Door { case open, shut }

@Observable final class Gate { var door = Door.open }

struct Pass: Identifiable { let id: Int }

@main struct GateApp: App {
  @State private var gate = Gate()
  var body: some Scene { WindowGroup { Yard().environment(gate) } }
}

struct Yard: View {
  @Environment(Gate.self) private var gate
  @State private var pass: Pass?

  var body: some View {
    NavigationStack { Lawn() }
      .sheet(item: $pass) { _ in PassPage() }
      .onChange(of: gate.door) { _, door in
        if door == .shut { pass = Pass(id: 1) } else { pass = nil }
      }
  }
}

struct Lawn: View {
  @Environment(Gate.self) private var gate
  var body: some View { Button("Shut") { gate.door = .shut } }
}

struct PassPage: View {
  @Environment(Gate.self) private var gate
  var body: some View { Button("Show") { gate.door = .open } }
}
