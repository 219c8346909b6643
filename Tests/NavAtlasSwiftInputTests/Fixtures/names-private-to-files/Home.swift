import SwiftUI

@main struct PrivateNamesApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Home() } } }
}

// None of these is meant by another file.
private struct Section<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { Text("Nothing") }
}
private struct Card: View { var body: some View { Text("Card") } }
private typealias Form = Card
private let target = First()
private func made() -> some View { First() }

private extension View {
  func panel(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { First() } }
  var decorated: some View { toolbar { NavigationLink("First") { First() } } }
}

struct Home: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      NavigationLink("Second") { Second() }
      NavigationLink("Target") { target }
      NavigationLink("Made") { made() }
      Button("Panel") { isShown = true }
    }
    .panel($isShown)
  }
}

struct First: View { var body: some View { Text("First") } }
