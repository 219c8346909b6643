import SwiftUI

@main
struct CellarApp: App {
  var body: some Scene {
    WindowGroup { RootView(cellar: Cellar(store: Store())) }
  }
}

struct Store {
  func isStocked() -> Bool { UserDefaults.standard.bool(forKey: "stocked") }
}

/// Which page it begins with, its initialiser says.
@Observable
final class Cellar {
  enum Page { case welcome, racks, tasting, bill }

  var page: Page
  private let store: Store

  init(store: Store) {
    self.store = store
    if store.isStocked() {
      page = .racks
    } else {
      page = .welcome
    }
  }

  func taste() { page = .tasting }
}

struct RootView: View {
  let cellar: Cellar

  var body: some View {
    ZStack {
      switch cellar.page {
      case .welcome: WelcomeView()
      case .racks: RacksView()
      case .tasting: TastingView()
      case .bill: BillView()
      }
    }
    .environment(cellar)
  }
}

struct WelcomeView: View {
  @Environment(Cellar.self) private var cellar
  var body: some View { Button("Begin") { cellar.page = .racks } }
}

struct RacksView: View {
  @Environment(Cellar.self) private var cellar
  var body: some View { Button("Taste") { cellar.taste() } }
}

struct TastingView: View {
  @Environment(Cellar.self) private var cellar
  var body: some View { Button("Pay") { cellar.page = .bill } }
}

struct BillView: View {
  @Environment(Cellar.self) private var cellar
  var body: some View { Button("Done") { cellar.page = .racks } }
}
