import Combine
import SwiftUI

final class Members {
  let current = CurrentValueSubject<String?, Never>(nil)
}

final class Entrance: ObservableObject {
  enum Stage {
    case waiting, outside
    case inside(String)
  }

  @Published var stage = Stage.waiting
  private var kept: Set<AnyCancellable> = []

  init(members: Members) {
    members.current
      .receive(on: DispatchQueue.main)
      .sink { [weak self] name in
        if let name {
          self?.stage = .inside(name)
        } else {
          self?.stage = .outside
        }
      }
      .store(in: &kept)
  }
}

@main
struct ClubApp: App {
  private let members = Members()

  var body: some Scene {
    WindowGroup { Door(entrance: Entrance(members: members), members: members) }
  }
}

struct Door: View {
  @StateObject var entrance: Entrance
  let members: Members

  var body: some View {
    switch entrance.stage {
    case .waiting: Lobby()
    case .outside: Street(members: members)
    case .inside(let name): Hall(name: name, members: members)
    }
  }
}

struct Lobby: View {
  var body: some View { Text("One moment") }
}

struct Street: View {
  let members: Members

  var body: some View { Button("Enter") { members.current.send("Ada") } }
}

struct Hall: View {
  let name: String
  let members: Members

  var body: some View { Button("Leave") { members.current.send(nil) } }
}
