import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup { GardenView() }
  }
}

/// The tabs of one view are no inside of it, though they are private to its file.
struct GardenView: View {
  var body: some View {
    TabView {
      BedsView().tabItem { Text("Beds") }
      NavigationStack { ToolsList() }.tabItem { Text("Tools") }
    }
  }
}

private struct ToolsList: View {
  var body: some View {
    List { NavigationLink("Spade") { ToolView(name: "Spade") } }
  }
}

private struct ToolView: View {
  let name: String
  @State private var isLending = false

  var body: some View {
    Button("Lend") { isLending = true }
      .sheet(isPresented: $isLending) { LendingView() }
  }
}

private struct LendingView: View {
  var body: some View { Text("Who takes it?") }
}
