import SwiftUI

struct Boat: Identifiable, Hashable { let id: Int }

@main struct HarbourApp: App { var body: some Scene { WindowGroup { Quay() } } }

@MainActor final class Moorings: ObservableObject {
  @Published var boats: [Boat] = []
  @Published var flags: Set<String> = []

  func moor() { boats.insert(Boat(id: 1), at: 0) }
  func castOff(_ boat: Boat) {
    guard let index = boats.firstIndex(of: boat) else { return }
    boats.remove(at: index)
  }
}

struct Quay: View {
  @StateObject private var moorings = Moorings()

  var body: some View {
    Group {
      if moorings.boats.isEmpty { Beach() } else { Fleet() }
    }
    .environmentObject(moorings)
  }
}

struct Beach: View {
  @EnvironmentObject var moorings: Moorings
  var body: some View { Button("Moor") { moorings.moor() } }
}

struct Fleet: View {
  @EnvironmentObject var moorings: Moorings
  @State private var marks: [String] = []

  var body: some View {
    List {
      ForEach(moorings.boats) { boat in Button("Cast off") { moorings.castOff(boat) } }
        .onDelete { moorings.boats.remove(atOffsets: $0) }
      // Decides what one screen looks like, and no more.
      if marks.isEmpty { Text("None") } else { Text("Some") }
      Button("Mark") { marks.insert("a", at: 0) }
      Button("Unmark") { marks.removeAll() }
      Button("Signal") { moorings.flags.insert("b") }
    }
  }
}
