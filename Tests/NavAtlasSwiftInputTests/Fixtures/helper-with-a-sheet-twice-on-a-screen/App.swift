import SwiftUI

/// A ferry's deck plan: helpers that show what they are handed, each several times on one screen.
struct Hatch<Below: View>: View {
  let title: String
  @State private var isOpen = false
  @ViewBuilder let below: () -> Below

  var body: some View {
    Button(title) { isOpen = true }.sheet(isPresented: $isOpen) { below() }
  }
}

enum Deck { case car, sun, engine }

struct DeckButton: View {
  let deck: Deck
  @State private var isShown = false

  var body: some View {
    Button("Deck") { isShown = true }
      .navigationDestination(isPresented: $isShown) {
        switch deck {
        case .car: CarDeck()
        case .sun: SunDeck()
        case .engine: EngineRoom()
        }
      }
  }
}

struct Crane: ViewModifier {
  let isHeavy: Bool
  @State private var isLifting = false

  func body(content: Content) -> some View {
    content
      .onTapGesture { isLifting = true }
      .fullScreenCover(isPresented: $isLifting) {
        if isHeavy { HeavyLoad() } else { LightLoad() }
      }
  }
}

@main struct FerryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { Plan() }
    }
  }
}

struct Plan: View {
  var body: some View {
    Form {
      Hatch(title: "Stores") { Stores() }
      Hatch(title: "Galley") { Galley() }
      DeckButton(deck: .car)
      Upper()
      Text("Crane").modifier(Crane(isHeavy: true))
      Text("Winch").modifier(Crane(isHeavy: false))
    }
  }
}

struct Upper: View { var body: some View { DeckButton(deck: .sun) } }

struct CarDeck: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Up") { dismiss() } }
}
struct SunDeck: View { var body: some View { Text("Sun") } }
struct EngineRoom: View { var body: some View { Text("Engine") } }
struct Stores: View { var body: some View { Hatch(title: "Bilge") { Bilge() } } }
struct Galley: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
struct Bilge: View { var body: some View { Text("Bilge") } }
struct HeavyLoad: View { var body: some View { Text("Heavy") } }
struct LightLoad: View { var body: some View { Text("Light") } }
