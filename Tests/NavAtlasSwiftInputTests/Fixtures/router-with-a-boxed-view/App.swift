import SwiftUI

@main struct AquariumApp: App {
  @StateObject private var guide = Guide()

  var body: some Scene { WindowGroup { Aquarium(guide: guide) } }
}

struct Boxed: Identifiable {
  let id = UUID()
  let view: AnyView
}

final class Guide: ObservableObject {
  @Published var tanks: [Int] = []
  @Published var cover: Boxed?
  @Published private(set) var sheet: Boxed?

  func push(_ tank: Int) { tanks.append(tank) }

  func cover<Shown: View>(with view: Shown) { cover = Boxed(view: AnyView(view)) }

  func show(_ view: some View) { sheet = Boxed(view: AnyView(view)) }

  func leave(all: Bool = false) {
    if all {
      tanks.removeAll()
    } else {
      _ = tanks.popLast()
    }
  }

  func close() { sheet = nil }

  var shownSheet: Binding<Boxed?> { Binding(get: { self.sheet }, set: { self.sheet = $0 }) }
}

struct Aquarium: View {
  @ObservedObject var guide: Guide

  var body: some View {
    NavigationStack(path: $guide.tanks) {
      Lobby(guide: guide)
        .navigationDestination(for: Int.self) { tank in Tank(guide: guide, number: tank) }
    }
    .fullScreenCover(item: $guide.cover) { $0.view }
    .sheet(item: guide.shownSheet) { boxed in boxed.view }
  }
}

struct Lobby: View {
  let guide: Guide

  var body: some View {
    Button("Film") { guide.cover(with: Film(done: { guide.cover = nil })) }
    Button("Tickets") { guide.show(Tickets(guide: guide)) }
    Button("First tank") { guide.push(1) }
  }
}

struct Tank: View {
  let guide: Guide
  let number: Int

  var body: some View {
    Button("Back") { guide.leave() }
    Button("Lobby") { guide.leave(all: true) }
  }
}

struct Film: View {
  let done: () -> Void

  var body: some View { Button("Enough", action: done) }
}

struct Tickets: View {
  let guide: Guide

  var body: some View { Button("Paid") { guide.close() } }
}
