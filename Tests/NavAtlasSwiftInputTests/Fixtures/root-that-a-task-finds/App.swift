import SwiftUI

enum Route: Hashable { case gate, meadow, pond, hill }

@main struct ParkApp: App {
  var body: some Scene { WindowGroup { Park() } }
}

struct Park: View {
  @State private var guide = Guide()
  @State private var porter = Porter()

  var body: some View {
    @Bindable var guide = guide
    NavigationStack(path: $guide.path) {
      first
        .navigationDestination(for: Route.self) { screen(for: $0) }
        .task { await porter.open(with: guide) }
    }
  }

  @ViewBuilder private var first: some View {
    switch porter.state {
    case .asleep: Shutter()
    case .awake: if let root = guide.root { screen(for: root) } else { Text("Nothing") }
    }
  }

  @ViewBuilder private func screen(for route: Route) -> some View {
    switch route {
    case .gate: Gate(guide: guide)
    case .meadow: Meadow(guide: guide)
    case .pond: Pond(guide: guide)
    case .hill: Hill()
    }
  }
}

@Observable final class Guide {
  var root: Route?
  var path: [Route] = []

  func begin(at route: Route) {
    root = route
    path.removeAll()
  }
}

@Observable final class Porter {
  enum State { case asleep, awake }
  private(set) var state = State.asleep

  func open(with guide: Guide) async {
    let first = await firstRoute()
    guide.begin(at: first)
  }

  private func firstRoute() async -> Route {
    let asking = Task { await ticket() }
    try? await Task.sleep(for: .seconds(1))
    let route = await asking.value
    state = .awake
    return route
  }

  private func ticket() async -> Route {
    UserDefaults.standard.string(forKey: "ticket") == nil ? .gate : .meadow
  }
}

struct Shutter: View { var body: some View { ProgressView() } }

struct Gate: View {
  let guide: Guide
  var body: some View { Button("Enter") { guide.begin(at: .meadow) } }
}

struct Meadow: View {
  let guide: Guide
  var body: some View { Button("Pond") { guide.path.append(.pond) } }
}

struct Pond: View {
  let guide: Guide
  var body: some View { Button("Hill") { guide.path.append(.hill) } }
}

struct Hill: View { var body: some View { Text("Far") } }
