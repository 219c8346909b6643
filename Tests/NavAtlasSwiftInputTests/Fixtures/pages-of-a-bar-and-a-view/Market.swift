import SwiftUI

@main struct MarketApp: App {
  var body: some Scene { WindowGroup { MarketView() } }
}

enum Page { case stalls, cart, plan }

/// A tab bar of the app's own over pages, of which one has a bar above it.
struct MarketView: View {
  @State private var page: Page = .stalls

  var body: some View {
    NavigationStack {
      ZStack {
        VStack {
          switch page {
          case .stalls:
            StallsTopBar(page: page)
            StallsView()
          case .cart:
            CartView()
          case .plan:
            PlanView()
            Text("North is up")
          }
        }
        PageBar(page: $page)
      }
      .navigationDestination(for: Int.self) { StallView(number: $0) }
    }
  }
}

struct PageBar: View {
  @Binding var page: Page

  var body: some View {
    HStack {
      Button("Stalls") { page = .stalls }
      Button("Cart") { page = .cart }
      Button("Plan") { page = .plan }
    }
  }
}

struct StallsTopBar: View {
  let page: Page
  var body: some View { HStack { Text("Market") } }
}

struct StallsView: View {
  var body: some View { List { NavigationLink("First", value: 1) } }
}

struct CartView: View {
  @State private var isPaying = false
  var body: some View { Button("Pay") { isPaying = true }.sheet(isPresented: $isPaying) { TillView() } }
}

struct PlanView: View { var body: some View { Canvas { _, _ in } } }
struct TillView: View { var body: some View { Text("Till") } }
struct StallView: View {
  let number: Int
  var body: some View { Text("Stall") }
}
