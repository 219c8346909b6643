import SwiftUI

enum Card: Int, Identifiable {
  case starters, mains, bill
  var id: Int { rawValue }
}

struct Guest: Identifiable { let id: Int }

@main struct InnApp: App { var body: some Scene { WindowGroup { Inn() } } }

struct Inn: View {
  @State private var card: Card?
  @State private var next: Card?
  @State private var asksGuest = false
  @State private var guest: Guest?
  @State private var letter: Guest?
  @State private var picksTable = false
  @State private var table: Int?
  @State private var rests = false

  var body: some View {
    VStack {
      Button("Card") { card = .starters }
      Button("Guests") { asksGuest = true }
      Button("Tables") { picksTable = true }
      Button("Rest") { rests = true }
    }
    .sheet(item: $card, onDismiss: turnPage) { card in
      switch card {
      case .starters: Starters { next = .mains; self.card = nil }
      case .mains: Mains(next: $next)
      case .bill: Bill()
      }
    }
    .sheet(isPresented: $asksGuest, onDismiss: {
      if let guest {
        letter = Guest(id: guest.id)
        self.guest = nil
      }
    }) {
      Guests { chosen in
        guest = chosen
        asksGuest = false
      }
    }
    .fullScreenCover(item: $letter) { _ in Letter() }
    // What nobody left behind there, the screen that presents goes on with.
    .sheet(isPresented: $picksTable, onDismiss: { if let table { letter = Guest(id: table) } }) { Tables() }
    .popover(isPresented: $rests) { Text("Rest") }
  }

  private func turnPage() {
    guard let page = next else { return }
    next = nil
    card = page
  }
}

struct Starters: View {
  let onMains: () -> Void
  var body: some View { Button("Mains", action: onMains) }
}

struct Mains: View {
  @Binding var next: Card?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Bill") {
      next = .bill
      dismiss()
    }
    Button("Enough") { dismiss() }
  }
}

struct Bill: View { var body: some View { Text("Bill") } }

struct Guests: View {
  let onChoose: (Guest) -> Void
  var body: some View { Button("Anna") { onChoose(Guest(id: 1)) } }
}

struct Letter: View { var body: some View { Text("Letter") } }
struct Tables: View { var body: some View { Text("Tables") } }
