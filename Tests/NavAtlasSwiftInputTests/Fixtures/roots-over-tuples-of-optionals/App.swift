import SwiftUI

@Observable final class Harbour {
  var captain: String?
  var cargo: String?

  enum Phase { case ashore, aboard, sailing }

  var phase: Phase {
    switch (captain, cargo) {
    case (nil, _): .ashore
    case (.some, nil): .aboard
    default: .sailing
    }
  }
}

@main struct HarbourApp: App {
  @State private var harbour = Harbour()

  var body: some Scene { WindowGroup { Quay().environment(harbour) } }
}

struct Quay: View {
  @Environment(Harbour.self) private var harbour

  var body: some View {
    switch harbour.phase {
    case .ashore: Tavern()
    case .aboard: Deck()
    case .sailing: Sea()
    }
  }
}

struct Tavern: View {
  @Environment(Harbour.self) private var harbour
  var body: some View { Button("Hire") { harbour.captain = "Ann" } }
}

struct Deck: View {
  @Environment(Harbour.self) private var harbour  var body: some View { Button("Load") { harbour.cargo = "Salt" } }
}

struct Sea: View {
  @Environment(Harbour.self) private var harbour

  var body: some View {
    Button("Land") {
      harbour.captain = nil
      harbour.cargo = nil
    }
  }
}
