import SwiftUI

@main struct LibraryApp: App {
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        ShelfView().withDestinations()
      }
      .environmentObject(router)
    }
  }
}

enum Route: Hashable { case book, leave }

final class Router: ObservableObject { @Published var path: [Route] = [] }

extension View {
  func withDestinations() -> some View {
    navigationDestination(for: Route.self) { route in
      switch route {
      case .book: BookView()
      case .leave:
        LeaveView { isSure in
          let result = await Desk.shared.close(isSure)
          if case .success = result { exit(0) }
          return result
        }
      }
    }
  }
}

final class Desk {
  static let shared = Desk()
  func close(_ isSure: Bool) async -> Result<Void, Error> { .success(()) }
}

struct ShelfView: View {
  @EnvironmentObject private var router: Router
  @State private var asks = false

  var body: some View {
    Button("Book") { router.path.append(.book) }
    Button("Leave") { router.path.append(.leave) }
    Button("Ask") { asks = true }
      .sheet(isPresented: $asks) { AskView() }
  }
}

/// Does nothing but what it was given, in which the process ends.
struct LeaveView: View {
  let onLeave: (Bool) async -> Result<Void, Error>
  var body: some View {
    Button("Sure") { Task { await onLeave(true) } }
  }
}

struct BookView: View { var body: some View { Text("Once") } }
struct AskView: View { var body: some View { Text("Whom?") } }
