import SwiftUI

@main struct TrailApp: App {
  @AppStorage("member") private var isMember = false

  var body: some Scene {
    WindowGroup {
      if isMember { Trails() } else { SplashScreen() }
    }
  }
}

struct SplashScreen: View {
  @State private var isDone = false

  var body: some View {
    ZStack {
      if isDone {
        Welcome()
      } else {
        VStack {
          Image("boot")
          Text("Trails")
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isDone = true }
        }
      }
    }
  }
}

struct Welcome: View {
  @AppStorage("member") private var isMember = false
  @State private var showsTerms = false

  var body: some View {
    VStack {
      Button("Join") { isMember = true }
      Button("Terms") { showsTerms = true }
    }
    .sheet(isPresented: $showsTerms) { Terms() }
  }
}

struct Terms: View { var body: some View { Text("Terms") } }
struct Trails: View { var body: some View { Text("Trails") } }
