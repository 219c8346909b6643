import SwiftUI

final class Box<T>: ObservableObject {
  @Published var value: T
  init(default value: T) { self.value = value }
}

enum Readiness {
  static let ready = Box<Bool>(default: UserDefaults.standard.bool(forKey: "ready"))
}

final class Settings {
  static let shared = Settings()
  let sounds = Box<Bool>(default: true)
  let step = Box<Int>(default: 0)
}

@main struct TideApp: App {
  @ObservedObject private var ready = Readiness.ready

  var body: some Scene { WindowGroup { if ready.value { TidesView() } else { WaitingView() } } }
}

struct WaitingView: View {
  var body: some View { Button("Ready") { Readiness.ready.value = true } }
}

struct TidesView: View {
  @State private var showsSettings = false

  var body: some View {
    Button("Settings") { showsSettings = true }
      .sheet(isPresented: $showsSettings) { SettingsView() }
  }
}

struct SettingsView: View {
  var body: some View {
    Button("Quiet") { Settings.shared.sounds.value = false }
    Button("Next") { Settings.shared.step.value = 1 }
  }
}
