import SwiftUI

enum Card: Equatable { case back, suit(Suit) }
enum Suit { case hearts, spades }

@main struct CardApp: App { var body: some Scene { WindowGroup { Table() } } }

struct Table: View {
  @State private var card = Card.back

  var body: some View {
    if card == .suit(.hearts) {
      Hearts()
    } else if card == .suit(.spades) {
      Spades()
    } else {
      Back(number: 1) { card = $0 }
    }
  }
}

struct Back: View {
  var number: Int
  var peek: ((Int) -> Void)?
  var turn: (Card) -> Void

  var body: some View {
    Button("Turn") { turn(.suit(.spades)) }
  }
}

struct Hearts: View { var body: some View { Text("Hearts") } }
struct Spades: View { var body: some View { Text("Spades") } }
