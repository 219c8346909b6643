import SwiftUI

@main struct OnboardingApp: App {
  @State private var page = 0
  var body: some Scene {
    WindowGroup {
      ZStack {
        if page == 0 {
          AskName(page: $page)
        } else if page == 1 {
          AskGoal(page: $page)
        } else {
          Today()
        }
      }
    }
  }
}

struct AskName: View {
  @Binding var page: Int
  var body: some View { Button("Next") { page += 1 } }
}

struct AskGoal: View {
  @Binding var page: Int
  var body: some View {
    Button("Next") { page += 1 }
    Button("Back") { page -= 1 }
  }
}

struct Today: View { var body: some View { Text("Today") } }
