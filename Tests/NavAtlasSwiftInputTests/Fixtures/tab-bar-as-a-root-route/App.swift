import FlowStacks
import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Root() } }
}

enum Screen { case gate, hall, wood }
enum Room: Hashable { case lake, hill }

struct Root: View {
  @State private var routes: Routes<Screen> = [.root(.gate, embedInNavigationView: true)]
  var body: some View {
    Router($routes) { screen, _ in
      switch screen {
      case .gate: Porch { routes = [.root(.hall, embedInNavigationView: true)] }
      case .hall: Parlour { routes.push(.wood) }
      case .wood: Grove()
      }
    }
  }
}

struct Porch: View {
  let enter: () -> Void
  var body: some View { Button("Enter", action: enter) }
}

struct Parlour: View {
  let wander: () -> Void
  @State private var room: Room = .lake
  var body: some View {
    VStack(spacing: 0) {
      switch room {
      case .lake: Pond(wander: wander)
      case .hill: Ridge()
      }
      HStack {
        Button("Pond") { room = .lake }
        Button("Ridge") { room = .hill }
      }
    }
  }
}

struct Pond: View {
  let wander: () -> Void
  var body: some View { Button("Grove", action: wander) }
}
struct Ridge: View { var body: some View { Text("Ridge") } }
struct Grove: View { var body: some View { Text("Grove") } }
