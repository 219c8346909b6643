import SwiftUI

@main
struct BellApp: App {
  var body: some Scene { WindowGroup { TowerView() } }
}

extension Notification.Name {
  static let rung = Notification.Name("rung")
  static let stopped = Notification.Name("stopped")
}

struct TowerView: View {
  @State private var listens = false
  private let rung = NotificationCenter.default.publisher(for: .rung)

  var body: some View {
    let stopped = NotificationCenter.default.publisher(for: .stopped)
    Button("Ring") { NotificationCenter.default.post(name: .rung, object: nil) }
      .onReceive(rung) { _ in listens = true }
      .sheet(isPresented: $listens) { SoundView() }
      .onReceive(stopped) { _ in listens = false }
  }
}

struct SoundView: View {
  var body: some View {
    Button("Stop") { NotificationCenter.default.post(name: .stopped, object: nil) }
  }
}
