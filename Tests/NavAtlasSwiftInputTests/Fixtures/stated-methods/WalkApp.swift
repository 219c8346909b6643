import SwiftUI
import Guides

@main
struct WalkApp: App {
  @State private var guide = Guide()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $guide.way) {
        MeadowView().navigationDestination(for: Spot.self) { spot in
          switch spot {
          case .lake: LakeView()
          case .hill: HillView()
          }
        }
      }
      .environment(guide)
    }
  }
}

enum Spot: Hashable { case lake, hill }

struct MeadowView: View {
  @Environment(Guide.self) private var guide
  var body: some View {
    Button("Lake") { guide.wander(to: .lake) }
    Button("Hill") { guide.unfold(over: .hill) }
  }
}
struct LakeView: View {
  @Environment(Guide.self) private var guide
  var body: some View { Button("Home") { guide.homewards() } }
}
struct HillView: View {
  @Environment(Guide.self) private var guide
  var body: some View { Button("Down") { guide.descend() } }
}
