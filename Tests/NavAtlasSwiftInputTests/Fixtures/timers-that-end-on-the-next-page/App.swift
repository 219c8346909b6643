import SwiftUI

@main
struct SaunaApp: App {
  @State private var route = Route()
  @State private var session = Session()

  var body: some Scene {
    WindowGroup { BathView().environment(route).environment(session) }
  }
}

enum Page: Hashable { case heat, rest }

@Observable
final class Route {
  var path: [Page] = []
}

@Observable
final class Session {
  var minutes = 15
  var isOver = false

  func start() {
    isOver = false
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] timer in
      guard let self else { return }
      minutes -= 1
      if minutes == 0 {
        timer.invalidate()
        isOver = true
      }
    }
  }
}

struct BathView: View {
  @Environment(Route.self) private var route

  var body: some View {
    @Bindable var route = route
    NavigationStack(path: $route.path) {
      DoorView()
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .heat: HeatView()
          case .rest: RestView()
          }
        }
    }
  }
}

struct DoorView: View {
  @Environment(Route.self) private var route
  @Environment(Session.self) private var session

  var body: some View {
    Button("In") {
      session.start()
      route.path.append(.heat)
    }
  }
}

// What the timer does later, this page sees, which is there by then.
struct HeatView: View {
  @Environment(Route.self) private var route
  @Environment(Session.self) private var session

  var body: some View {
    Text("\(session.minutes)")
      .onChange(of: session.isOver) { _, isOver in
        if isOver { route.path.append(.rest) }
      }
  }
}

struct RestView: View {
  @Environment(Route.self) private var route
  var body: some View { Button("Out") { route.path.removeAll() } }
}
