import SwiftUI

@main
struct MillApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { MillView() } }
  }
}

struct SlowButton: View {
  var title: String
  var action: () async -> Void

  var body: some View {
    Button(title) { Task { await action() } }
  }
}

extension SlowButton {
  init(_ title: String, action: @escaping () async -> Void) {
    self.init(title: title, action: action)
  }
}

struct Tile<Destination: View> {
  var title: String
  var destination: Destination
}

extension Tile {
  init(_ title: String, @ViewBuilder leadsTo destination: () -> Destination) {
    self = Tile(title: title, destination: destination())
  }
}

struct MillView: View {
  @State private var grinds = false
  private let stone = Tile("Stone") { StoneView() }

  var body: some View {
    VStack {
      SlowButton("Grind") { grinds = true }
      NavigationLink(stone.title) { stone.destination }
    }
    .sheet(isPresented: $grinds) { FlourView() }
  }
}

struct FlourView: View { var body: some View { Text("Flour") } }
struct StoneView: View { var body: some View { Text("Stone") } }
