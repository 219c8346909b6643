import SwiftUI

/// Routes in routes.
enum Destination: Hashable {
  enum Account: Hashable { case signUp(name: String), deletion }
  enum Kennel: Hashable { case dog(Int), newDog }

  case account(Account)
  case kennel(Kennel)
}

protocol NavigationRoutable {
  var destination: [Destination] { get set }
  func push(to destination: Destination)
  func pop()
  func popToRootView()
}

@Observable
final class NavigationRouter: NavigationRoutable {
  var destination: [Destination] = []

  func push(to view: Destination) { destination.append(view) }
  func pop() { _ = destination.popLast() }
  func popToRootView() { destination.removeAll() }
}

/// Nothing but the protocol is known of the router.
final class Container: ObservableObject {
  @Published var router: NavigationRoutable

  init(router: NavigationRoutable = NavigationRouter()) {
    self.router = router
  }
}
