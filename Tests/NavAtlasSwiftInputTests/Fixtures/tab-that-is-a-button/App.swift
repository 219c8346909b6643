import SwiftUI

@main struct MarketApp: App {
  var body: some Scene { WindowGroup { Market() } }
}

enum Stand { static let fruit = String(localized: "Fruit"), offer = "+", bread = String(localized: "Bread") }

struct Market: View {
  @State private var stand = Stand.fruit
  @State private var offers = false
  var body: some View {
    TabView(selection: $stand) {
      Fruit(bread: { stand = Stand.bread }).tabItem { Text("Fruit") }.tag(Stand.fruit)
      Color.clear.tabItem { Text("Offer") }.tag(Stand.offer)
      Bread().tabItem { Text("Bread") }.tag(Stand.bread)
    }
    .onChange(of: stand) { old, new in
      if new == Stand.offer {
        stand = old
        offers = true
      }
    }
    .fullScreenCover(isPresented: $offers) { Offer(close: { offers = false }) }
  }
}

struct Fruit: View {
  let bread: () -> Void
  var body: some View { Button("Bread") { bread() } }
}

struct Bread: View { var body: some View { Text("Bread") } }

struct Offer: View {
  let close: () -> Void
  var body: some View { Button("Close") { close() } }
}
