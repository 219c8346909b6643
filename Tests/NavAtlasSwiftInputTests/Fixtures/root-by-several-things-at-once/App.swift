import SwiftUI

@main
struct ChapelApp: App {
  @StateObject private var visit = Visit()

  var body: some Scene {
    WindowGroup { RootView().environmentObject(visit) }
  }
}

final class Visit: ObservableObject {
  @Published var hasSeenIntro = false
  @Published var guest: String?
}

struct RootView: View {
  @EnvironmentObject private var visit: Visit

  var body: some View {
    switch (visit.hasSeenIntro, visit.guest) {
    case (false, _): IntroView()
    case (true, nil): PorchView()
    case (true, let guest?): NaveView(guest: guest)
    }
  }
}

struct IntroView: View {
  @EnvironmentObject private var visit: Visit

  var body: some View {
    Button("Begin") { visit.hasSeenIntro = true }
  }
}

struct PorchView: View {
  @EnvironmentObject private var visit: Visit

  var body: some View {
    Button("Enter") { visit.guest = "Ida" }
  }
}

struct NaveView: View {
  let guest: String
  @EnvironmentObject private var visit: Visit

  var body: some View {
    Button("Leave") { visit.guest = nil }
  }
}
