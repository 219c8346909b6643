import SwiftUI

enum Guest { case child, grown }

@main
struct ParkApp: App {
  var body: some Scene { WindowGroup { Park() } }
}

struct Park: View {
  @State private var guest: Guest?

  var body: some View {
    switch guest {
    case .child: Swings { guest = nil }
    case .grown: Benches { guest = nil }
    case nil: gate
    }
  }

  private var gate: some View {
    VStack {
      Text("Who are you?")
      Button("A child") { guest = .child }
      Button("Grown up") { guest = .grown }
    }
  }
}

struct Swings: View {
  let leave: () -> Void
  var body: some View { Button("Leave", action: leave) }
}

struct Benches: View {
  let leave: () -> Void
  @State private var hasPaper = true
  @State private var reads = false

  var body: some View {
    VStack {
      Button("Leave", action: leave)
      Button("Read") { reads = true }
    }
    .sheet(isPresented: $reads) { Paper(hasPaper: $hasPaper) }
  }
}

struct Paper: View {
  @Binding var hasPaper: Bool

  var body: some View {
    if hasPaper {
      Pages()
    } else {
      VStack {
        Text("None is left")
        Button("Look again") { hasPaper = true }
      }
    }
  }
}

struct Pages: View {
  var body: some View { Text("News") }
}
