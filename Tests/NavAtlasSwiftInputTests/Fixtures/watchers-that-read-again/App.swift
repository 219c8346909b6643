import SwiftUI

// Code that watches a flag reads it again instead of being told.
@main
struct StableApp: App {
  var body: some Scene { WindowGroup { Yard() } }
}

enum Spot: Hashable { case box, meadow }

final class Groom: ObservableObject {
  @Published var spots: [Spot] = []
  @Published var isFed = false
  @Published var isTired = false
}

struct Yard: View {
  @StateObject private var groom = Groom()

  var body: some View {
    NavigationStack(path: $groom.spots) {
      Gate(groom: groom)
        .navigationDestination(for: Spot.self) { spot in
          switch spot {
          case .box: Box(groom: groom)
          case .meadow: Meadow(groom: groom)
          }
        }
    }
    .onChange(of: groom.isFed) { if groom.isFed { groom.spots.append(.meadow) } }
    .onChange(of: groom.isTired) { _, _ in
      guard groom.isTired else { return }
      groom.spots.append(.box)
    }
  }
}

struct Gate: View {
  let groom: Groom
  var body: some View { Button("Feed") { groom.isFed = true } }
}

struct Meadow: View {
  let groom: Groom

  var body: some View {
    Button("Graze") { groom.isFed = false }
    Button("Run") { groom.isTired = true }
  }
}

struct Box: View {
  let groom: Groom
  var body: some View { Button("Sleep") { groom.isTired = false } }
}
