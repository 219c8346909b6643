import SwiftUI

@main struct CampApp: App {
  var body: some Scene { WindowGroup { Camp() } }
}

/// Nobody knows how a stored flag begins, so both are roots; who turns it over is one of them all the same.
struct Camp: View {
  @AppStorage("warns") private var warns = true
  @State private var tents: [String] = []

  var body: some View {
    NavigationStack {
      Group {
        if warns {
          Warning(isShown: $warns)
        } else if tents.isEmpty {
          Meadow(tents: $tents)
        } else {
          Tents(tents: tents)
        }
      }
    }
  }
}

struct Warning: View {
  @Binding var isShown: Bool
  var body: some View {
    VStack {
      Button("Understood") { isShown.toggle() }
      NavigationLink("Why") { Reasons() }
    }
  }
}

struct Meadow: View {
  @Binding var tents: [String]
  var body: some View { Button("Pitch") { tents.append("Blue") } }
}

struct Tents: View {
  let tents: [String]
  var body: some View { List(tents, id: \.self) { Text($0) } }
}

struct Reasons: View { var body: some View { Text("Bears") } }
