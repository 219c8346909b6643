import SwiftUI

@main struct FerryApp: App {
  @State private var isStarting = true
  @State private var isAboard = false

  var body: some Scene {
    WindowGroup {
      ZStack {
        Landing(isAboard: $isAboard)
        if isStarting {
          SplashView { withAnimation { isStarting = false } }.transition(.opacity)
        }
      }
    }
  }
}

struct Landing: View {
  @Binding var isAboard: Bool

  var body: some View {
    Group {
      if isAboard { Deck(isAboard: $isAboard) } else { NavigationStack { Pier(isAboard: $isAboard) } }
    }
  }
}

struct SplashView: View {
  let onEnd: () -> Void
  var body: some View {
    Image("ferry").task {
      try? await Task.sleep(for: .seconds(1))
      onEnd()
    }
  }
}

struct Pier: View {
  @Binding var isAboard: Bool
  var body: some View { Button("Go aboard") { isAboard = true } }
}

struct Deck: View {
  @Binding var isAboard: Bool
  var body: some View { Button("Leave") { isAboard = false } }
}
