import SwiftUI

extension Notification.Name {
  static let platform = Notification.Name("platform")
  static let concourse = Notification.Name("concourse")
  static let strike = Notification.Name("strike")
}

@main struct TrainApp: App {
  var body: some Scene { WindowGroup { Station() } }
}

struct Station: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Concourse().navigationDestination(for: Int.self) { Platform(number: $0) }
    }
    .onReceive(NotificationCenter.default.publisher(for: .platform)) { _ in path.append(3) }
    .onReceive(NotificationCenter.default.publisher(for: .concourse)) { _ in path.removeAll() }
  }
}

struct Concourse: View {
  var body: some View {
    Button("Platform") { NotificationCenter.default.post(name: .platform, object: nil) }
  }
}

struct Platform: View {
  let number: Int
  var body: some View { Button("Back") { tell(.concourse) } }

  private func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
