import Combine
import SwiftUI

@main
struct CellarApp: App {
  @StateObject private var cellar = Cellar()

  var body: some Scene {
    WindowGroup { RootView().environmentObject(cellar) }
  }
}

final class Cellar: ObservableObject {
  enum Door { case unknown, locked, open }

  @Published var door: Door

  init() {
    let isKnown = UserDefaults.standard.bool(forKey: "known")
    door = isKnown ? .locked : .unknown
  }
}

struct RootView: View {
  @EnvironmentObject private var cellar: Cellar

  var body: some View {
    switch cellar.door {
    case .unknown: WelcomeView()
    case .locked: LockView()
    case .open: RacksView()
    }
  }
}

struct WelcomeView: View {
  @EnvironmentObject private var cellar: Cellar

  var body: some View {
    Button("Begin") { cellar.door = .open }
  }
}

struct LockView: View {
  @EnvironmentObject private var cellar: Cellar

  var body: some View {
    Button("Unlock") { cellar.door = .open }
  }
}

struct RacksView: View {
  @EnvironmentObject private var cellar: Cellar

  var body: some View {
    Button("Lock") { cellar.door = .locked }
  }
}
