import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { OrchardView() }
  }
}

struct OrchardView: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      TreesView()
        .topBar { BarContent { Button("Baskets") { tab = 1 } } }
        .tag(0)
      BasketsView()
        .bottomBar { BarContent { Text("3") } }
        .tag(1)
      NavigationStack {
        PressView().topBar { BarContent { NavigationLink("Juice") { JuiceView().bottomBar { Text("1 l") } } } }
      }
      .tag(2)
      OwnerView().tag(3)
    }
  }
}

struct TreesView: View {
  @State private var isPlanting = false

  var body: some View {
    List { Text("Apple") }
      .sheet(isPresented: $isPlanting) { PlantingView() }
      .topBar { BarContent { Button("Plant") { isPlanting = true } } }
  }
}

struct BasketsView: View {
  var body: some View { Text("Three") }
}

struct PressView: View {
  var body: some View { Text("Idle") }
}

struct JuiceView: View {
  var body: some View { Text("Apple juice") }
}

struct PlantingView: View {
  var body: some View { Text("A hole first") }
}

/// What it shows are parts, whatever modifiers put beside them.
struct OwnerView: View {
  @State private var isMenuOpen = false
  @State private var isSelling = false

  var body: some View {
    ZStack {
      Color.green
      Button("Menu") { isMenuOpen = true }
    }
    .sideMenu(isOpen: $isMenuOpen) { MenuView(isSelling: $isSelling) }
    .sheet(isPresented: $isSelling) { SellingView() }
    .notes(["error", "success"])
  }
}

struct MenuView: View {
  @Binding var isSelling: Bool
  var body: some View { Button("Sell") { isSelling = true } }
}

/// A list that is a part of it, and what is presented over that.
struct SellingView: View {
  @State private var isDone = false

  var body: some View {
    PriceList(price: 3) { isDone = true }
      .sheet(isPresented: $isDone) { ReceiptView() }
      .notes(["error"])
  }
}

struct PriceList: View {
  let price: Int
  let sell: () -> Void
  var body: some View { Button("\(price) €", action: sell) }
}

struct ReceiptView: View {
  var body: some View { Text("Thank you") }
}
