import SwiftUI

@main
struct MillApp: App {
  @StateObject private var doors = Doors()

  var body: some Scene {
    WindowGroup {
      ZStack {
        if doors.isAtGate {
          NavigationStack { GateView(doors: doors) }
        }
        if doors.isInside {
          NavigationView { WheelView(doors: doors) }
        }
      }
    }
  }
}

final class Doors: ObservableObject {
  @Published var isAtGate = true
  @Published var isInside = false

  func enter() {
    isAtGate = false
    isInside = true
  }

  func leave() {
    isInside = false
    isAtGate = true
  }
}

struct GateView: View {
  let doors: Doors

  var body: some View {
    Button("Enter") { doors.enter() }
    NavigationLink("Rules") { RulesView() }
  }
}

struct WheelView: View {
  let doors: Doors

  var body: some View {
    Button("Leave") { doors.leave() }
    NavigationLink("Grain") { GrainView() }
  }
}

struct RulesView: View { var body: some View { Text("Rules") } }
struct GrainView: View { var body: some View { Text("Grain") } }
