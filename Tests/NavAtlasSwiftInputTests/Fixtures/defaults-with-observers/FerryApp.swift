import SwiftUI

@main struct FerryApp: App { var body: some Scene { WindowGroup { Pier() } } }

enum Stage: String { case ticket, boarding = "gate", deck }

/// What is stored is a text; its observer says which case that is.
final class Passenger: ObservableObject {
  static let shared = Passenger()

  @AppStorage("stage") var text: String = Stage.ticket.rawValue {
    didSet { stage = Stage(rawValue: text) ?? .ticket }
  }
  @Published var stage: Stage = .ticket

  private init() { stage = Stage(rawValue: text) ?? .ticket }

  func leave() { text = "ticket" }
}

struct Pier: View {
  @StateObject var passenger = Passenger.shared

  var body: some View {
    switch passenger.stage {
    case .ticket: Counter()
    case .boarding: Gate()
    case .deck: Deck()
    }
  }
}

struct Counter: View { var body: some View { Button("Buy") { Passenger.shared.text = "gate" } } }
struct Gate: View { var body: some View { Button("Board") { Passenger.shared.text = "deck" } } }
struct Deck: View { var body: some View { Button("Leave") { Passenger.shared.leave() } } }
