import SwiftUI

/// A cover that is there at first lies over a stack's root, and not over what is pushed later.
@main struct MillApp: App {
  var body: some Scene { WindowGroup { MillView() } }
}

struct MillView: View {
  @AppStorage("explains") private var explains = true

  var body: some View {
    NavigationStack {
      WheelView()
    }
    .fullScreenCover(isPresented: $explains) { ExplanationView(isShown: $explains) }
  }
}

struct WheelView: View {
  var body: some View { NavigationLink("Stone") { StoneView() } }
}

struct StoneView: View { var body: some View { Text("Stone") } }

struct ExplanationView: View {
  @Binding var isShown: Bool
  var body: some View { Button("Done") { isShown.toggle() } }
}
