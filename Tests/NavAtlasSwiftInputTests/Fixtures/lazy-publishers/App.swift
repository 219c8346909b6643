import Combine
import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Root() } }
}

struct User { let name: String }

final class Session {
  static let shared = Session()
  lazy var users: AnyPublisher<User?, Never> = {
    current.eraseToAnyPublisher()
  }()
  private let current: CurrentValueSubject<User?, Never>
  init() { current = .init(Self.load()) }
  static func load() -> User? { Keys.user }
  var user: User? { current.value }
  func enter(_ user: User) { current.send(user) }
  func leave() { current.send(nil) }
}

final class RootModel: ObservableObject {
  @Published var isIn: Bool
  private let session: Session
  private var bag: [AnyCancellable] = []
  init(session: Session = .shared) {
    self.session = session
    isIn = session.user != nil
    session.users.sink { user in self.isIn = user != nil }.store(in: &bag)
  }
}

struct Root: View {
  @ObservedObject var model = RootModel()
  var body: some View {
    if model.isIn { Parlour() } else { Porch() }
  }
}

struct Porch: View {
  var body: some View { Button("Enter") { Session.shared.enter(User(name: "a")) } }
}
struct Parlour: View {
  var body: some View { Button("Leave") { Session.shared.leave() } }
}
