import SwiftUI

@main
struct MarketApp: App {
  var body: some Scene { WindowGroup { MarketView() } }
}

/// Writes the tabs; the frame around them is the app's own.
struct MarketView: View {
  var body: some View {
    Framed {
      TabView {
        StallsView().tabItem { Text("Stalls") }
        BasketView().tabItem { Text("Basket") }
      }
    }
  }
}

struct Framed<Inside: View>: View {
  @State private var isAsking = false
  @ViewBuilder var inside: () -> Inside

  var body: some View {
    inside()
      .sheet(isPresented: $isAsking) { QuestionView() }
      .onAppear { isAsking = true }
  }
}

struct QuestionView: View { var body: some View { Text("?") } }
struct StallsView: View { var body: some View { Text("Stalls") } }
struct BasketView: View { var body: some View { Text("Basket") } }
