import SwiftUI

/// The style of pages, on a layout around the tab view.
enum Side: Hashable { case north, south }

@main struct RidgeApp: App { var body: some Scene { WindowGroup { NavigationStack { RidgeView() } } } }

struct RidgeView: View {
  @State private var side = Side.north

  var body: some View {
    VStack {
      Text("Ridge")
      TabView(selection: $side) {
        ScrollView { NavigationLink("Peak") { PeakView() } }.tag(Side.north)
        ScrollView { Button("Over") { side = .north } }.tag(Side.south)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

struct PeakView: View { var body: some View { Text("Peak") } }
