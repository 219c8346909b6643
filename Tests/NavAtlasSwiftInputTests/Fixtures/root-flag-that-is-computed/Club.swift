import Combine
import SwiftUI

@main struct ClubApp: App {
  var body: some Scene { WindowGroup { Entrance(doorkeeper: Doorkeeper()) } }
}

/// What the list says is not known here; what is shown then is the other side of the door.
final class Doorkeeper: ObservableObject {
  @Published var guest: Guest?
  @Published var isInside = false
  private var subscriptions: Set<AnyCancellable> = []
  private let list = GuestList()

  init() {
    $guest
      .sink { [weak self] guest in withAnimation { self?.isInside = guest != nil } }
      .store(in: &subscriptions)
  }

  func ask(_ name: String) async { guest = await list.guest(named: name) }

  func check() async { isInside = await list.isOpen() }
}

struct Entrance: View {
  @StateObject var doorkeeper: Doorkeeper

  var body: some View {
    Group {
      if doorkeeper.isInside {
        NavigationStack { DanceFloor(doorkeeper: doorkeeper) }
      } else {
        QueueView(doorkeeper: doorkeeper)
      }
    }
  }
}

struct QueueView: View {
  @ObservedObject var doorkeeper: Doorkeeper

  var body: some View { Button("Ask") { Task { await doorkeeper.ask("Ada") } } }
}

struct DanceFloor: View {
  @ObservedObject var doorkeeper: Doorkeeper

  var body: some View { NavigationLink("Bar") { BarView(doorkeeper: doorkeeper) } }
}

struct BarView: View {
  @ObservedObject var doorkeeper: Doorkeeper

  var body: some View { Button("Still open?") { Task { await doorkeeper.check() } } }
}
