import SwiftUI

enum Deck { case ashore, aboard, below }

final class Ladder: ObservableObject {
  var onClimb: () -> Void
  var onFall: () -> Void
  init(onClimb: @escaping () -> Void, onFall: @escaping () -> Void) {
    self.onClimb = onClimb
    self.onFall = onFall
  }
  func climb() { onClimb() }
  func fall() { onFall() }
}

final class Ship: ObservableObject {
  @Published var deck: Deck = .ashore

  func makeView() -> some View {
    switch deck {
    case .ashore: return AnyView(Pier().environmentObject(self))
    case .aboard:
      let ladder = Ladder(onClimb: {}, onFall: { print("splash") })
      ladder.onClimb = { [weak self] in self?.deck = .ashore }
      return AnyView(Plank(ladder: ladder))
    case .below:
      let ladder = Ladder(onClimb: { self.deck = .aboard }, onFall: {})
      return AnyView(Hold(ladder: ladder))
    }
  }
}

@main struct ShipApp: App {
  @StateObject private var ship = Ship()
  var body: some Scene { WindowGroup { ship.makeView() } }
}

struct Pier: View {
  @EnvironmentObject var ship: Ship
  var body: some View {
    Button("Board") { ship.deck = .aboard }
    Button("Stow away") { ship.deck = .below }
  }
}

struct Plank: View {
  @ObservedObject var ladder: Ladder
  var body: some View {
    Button("Back") { ladder.climb() }
    Button("Jump") { ladder.fall() }
  }
}

struct Hold: View {
  @ObservedObject var ladder: Ladder
  var body: some View {
    Button("Up") { ladder.climb() }
    Button("Stumble") { ladder.fall() }
  }
}
