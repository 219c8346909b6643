import SwiftUI

/// A root that chooses, with a view of the app's own behind it.
@main struct ReefApp: App {
  @StateObject private var dive = Dive()
  var body: some Scene { WindowGroup { RootView().environmentObject(dive) } }
}

final class Dive: ObservableObject { @Published var isDown = false }

struct RootView: View {
  @EnvironmentObject private var dive: Dive

  var body: some View {
    ZStack {
      if dive.isDown { ReefView() } else { BoatView() }
    }
    .background(WaterView(depth: 3))
  }
}

struct WaterView: View {
  let depth: Int
  var body: some View { Rectangle().fill(.blue) }
}

struct BoatView: View {
  @EnvironmentObject private var dive: Dive
  var body: some View { Button("Down") { dive.isDown = true } }
}

struct ReefView: View {
  @EnvironmentObject private var dive: Dive
  var body: some View { Button("Up") { dive.isDown = false } }
}
