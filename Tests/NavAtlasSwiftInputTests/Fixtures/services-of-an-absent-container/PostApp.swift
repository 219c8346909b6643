import Resolver
import SwiftUI

@main struct PostApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { PostCoordinatorView(coordinator: Resolver.resolve()) } }
  }
}

protocol PostCoordinator: ObservableObject {
  func openLetter()
}

final class DefaultPostCoordinator: PostCoordinator {
  enum Route: Identifiable, Hashable {
    case letter, stamp
    var id: Self { self }
  }

  @Published var route: Route?

  @ViewBuilder func start() -> some View { PostView(coordinator: self) }
  func openLetter() { route = .letter }
}

struct PostCoordinatorView: View {
  @ObservedObject var coordinator: DefaultPostCoordinator

  init(coordinator: DefaultPostCoordinator) { self.coordinator = coordinator }

  var body: some View {
    coordinator.start()
      .navigationDestination(item: $coordinator.route) { route in
        switch route {
        case .letter: LetterView()
        case .stamp: StampView()
        }
      }
  }
}

struct PostView<Coordinator: PostCoordinator>: View {
  let coordinator: Coordinator
  var body: some View { Button("Letter") { coordinator.openLetter() } }
}

struct LetterView: View { var body: some View { Text("l") } }

struct StampView: View { var body: some View { Text("s") } }
