import SwiftUI

@main
struct WeirApp: App {
  var body: some Scene { WindowGroup { WeirView() } }
}

/// The introduction lies over what is always there.
struct WeirView: View {
  @State private var isWelcoming = false
  @State private var showsLevel = false

  var body: some View {
    ZStack {
      List {
        Button("Level") { showsLevel = true }
        Button("Introduction") { isWelcoming = true }
      }
      .sheet(isPresented: $showsLevel) { LevelView() }
      if isWelcoming {
        NavigationStack {
          WelcomeView(isShown: $isWelcoming)
        }
      }
    }
  }
}

struct LevelView: View { var body: some View { Text("Level") } }

struct WelcomeView: View {
  @Binding var isShown: Bool

  var body: some View {
    NavigationLink("Fish ladder") { LadderView() }
    Button("Close") { isShown = false }
  }
}

struct LadderView: View { var body: some View { Text("Ladder") } }
