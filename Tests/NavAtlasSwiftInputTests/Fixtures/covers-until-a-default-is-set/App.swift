import SwiftUI

/// A cover that is there as long as a flag of the user's defaults says so.
@main struct ObservatoryApp: App {
  var body: some Scene { WindowGroup { DomeView() } }
}

struct DomeView: View {
  @AppStorage("hasBeenShown") private var hasBeenShown = false

  var body: some View {
    NavigationStack { NavigationLink("Star") { StarView() } }
      .fullScreenCover(isPresented: Binding(get: { !hasBeenShown }, set: { hasBeenShown = !$0 })) {
        TourView(done: { hasBeenShown = true })
      }
  }
}

struct StarView: View { var body: some View { Text("Star") } }

struct TourView: View {
  let done: () -> Void
  var body: some View { Button("Done", action: done) }
}
