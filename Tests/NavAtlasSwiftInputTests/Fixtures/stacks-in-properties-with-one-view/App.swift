import SwiftUI

@main
struct GlassworksApp: App {
  var body: some Scene {
    WindowGroup { WorksView() }
  }
}

@Observable
final class Oven {
  var heat = 0
}

/// A layout around one view is not a screen of its own, wherever it is written.
struct WorksView: View {
  @State private var oven: Oven?

  var body: some View {
    TabView {
      furnace.tabItem { Text("Furnace") }
      shelf.tabItem { Text("Shelf") }
      orders.tabItem { Text("Orders") }
    }
    .onAppear { oven = Oven() }
  }

  private var furnace: some View {
    NavigationStack {
      ZStack {
        Color.orange
        VStack {
          if oven != nil { FurnaceView() } else { ProgressView() }
        }
      }
    }
  }

  private var shelf: some View {
    NavigationStack { VStack { ShelfView() } }
  }

  private var orders: some View {
    NavigationStack {
      List { NavigationLink("Vase") { VaseView() } }
    }
  }
}

struct FurnaceView: View { var body: some View { Text("Hot") } }
struct ShelfView: View { var body: some View { Text("Glasses") } }
struct VaseView: View { var body: some View { Text("Vase") } }
