import SwiftUI

@main struct QuayApp: App {
  @StateObject private var quay = QuayFlow()
  @StateObject private var pier = PierFlow()
  @StateObject private var dock = DockFlow()
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack(path: $quay.path) {
          QuayView(flow: quay).navigationDestination(for: Screen.self) { $0.view }
        }
        NavigationStack(path: $pier.path) {
          PierView(flow: pier).navigationDestination(for: Screen.self) { $0.view }
        }
        NavigationStack(path: $dock.path) {
          DockView(flow: dock).navigationDestination(for: Screen.self) { $0.view }
        }
      }
    }
  }
}

enum Screen: Hashable {
  case boat, rope, crane, silent
  @ViewBuilder var view: some View {
    switch self {
    case .boat: BoatView()
    case .rope: RopeView()
    case .crane: CraneView()
    case .silent: SilentView()
    }
  }
}

struct QuayView: View {
  let flow: QuayFlow
  var body: some View {
    Button("Open") { flow.open() }
    Button("Close") { flow.close() }
  }
}
struct PierView: View {
  let flow: PierFlow
  var body: some View { Button("Open") { flow.open() } }
}
struct DockView: View {
  let flow: DockFlow
  var body: some View {
    Button("Open") { flow.open() }
    Button("Lift") { flow.lift() }
  }
}
struct BoatView: View { var body: some View { Text("Boat") } }
struct RopeView: View { var body: some View { Text("Rope") } }
struct CraneView: View { var body: some View { Text("Crane") } }
struct SilentView: View { var body: some View { Text("Silent") } }
