import SwiftUI

@main struct HarborApp: App {
  @StateObject private var crew = Crew()

  var body: some Scene {
    WindowGroup {
      NavigationStack { GateView() }
        .environmentObject(crew)
    }
  }
}

final class Crew: ObservableObject {
  @Published var isKnown = false
  @Published var isRated = false
  @Published var isRefused = false

  func enter() { isKnown = true }
  func rate() { isRated = true }
  func leave() { isKnown = false }
}

struct GateView: View {
  @EnvironmentObject var crew: Crew

  var body: some View {
    ZStack {
      if crew.isKnown {
        if crew.isRated {
          DeckView()
        } else {
          RatingView()
        }
      } else {
        WharfView()
      }
    }
    .alert(isPresented: $crew.isRefused) {
      Alert(
        title: Text("No"), primaryButton: .default(Text("Again")) { crew.isRefused = false },
        secondaryButton: .cancel())
    }
  }
}

struct WharfView: View {
  @EnvironmentObject var crew: Crew

  var body: some View { Button("Enter") { crew.enter() } }
}

struct RatingView: View {
  @EnvironmentObject var crew: Crew

  var body: some View { Button("Rate") { crew.rate() } }
}

struct DeckView: View {
  @EnvironmentObject var crew: Crew

  var body: some View { Button("Leave") { crew.leave() } }
}
