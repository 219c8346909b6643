import SwiftUI

extension Notification.Name {
  static let bell = Notification.Name("bell")
  static let fire = Notification.Name("fire")
  static let dusk = Notification.Name("dusk")
  static let never = Notification.Name("never")
}

/// A village whose tower is told what to sound by helpers that are handed the name.
enum Signal: CaseIterable {
  case bell, dusk

  var name: Notification.Name {
    switch self {
    case .bell: .bell
    case .dusk: .dusk
    }
  }
}

enum Tower {
  static func sound(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }
}

@main struct VillageApp: App {
  var body: some Scene { WindowGroup { Village() } }
}

struct Village: View {
  @State private var walk: [Int] = []
  @State private var isBurning = false
  @State private var isDark = false

  var body: some View {
    NavigationStack(path: $walk) {
      Square().navigationDestination(for: Int.self) { _ in Church() }
    }
    .onReceive(NotificationCenter.default.publisher(for: .bell)) { _ in walk.append(1) }
    .onReceive(NotificationCenter.default.publisher(for: .fire)) { _ in isBurning = true }
    .onReceive(NotificationCenter.default.publisher(for: .dusk)) { _ in walk.removeAll() }
    .sheet(isPresented: $isBurning) { Pump() }
  }
}

struct Square: View {
  var body: some View {
    Button("Bell") { tell(Signal.bell) }
    AlarmButton(name: .fire)
  }

  private func tell(_ signal: Signal) {
    NotificationCenter.default.post(name: signal.name, object: self)
  }
}

struct AlarmButton: View {
  let name: Notification.Name
  var body: some View { Button("Alarm") { NotificationCenter.default.post(Notification(name: name)) } }
}

struct Church: View { var body: some View { Button("Dusk") { Tower.sound(.dusk) } } }
struct Pump: View { var body: some View { Text("Pump") } }
