import SwiftUI

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { NavigationStack { RootView() } } }
}

final class Gate: ObservableObject {
  @Published var isInside = false
}

struct RootView: View {
  @StateObject private var gate = Gate()

  var body: some View {
    ZStack {
      if !gate.isInside {
        ZStack {
          HedgeView()
          GateView(gate: gate)
        }
      } else {
        BedsView()
      }
    }
  }
}

/// Nothing but what is seen behind.
struct HedgeView: View {
  var body: some View { Color.green }
}

struct GateView: View {
  @ObservedObject var gate: Gate
  var body: some View { Button("Open") { gate.isInside = true } }
}

struct BedsView: View {
  @State private var asksForHelp = false
  var body: some View {
    Button("Help") { asksForHelp = true }
      .sheet(isPresented: $asksForHelp) { HelpView() }
  }
}

struct HelpView: View { var body: some View { Text("Water them") } }
