import SwiftUI

@main struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Dough().tabItem { Text("Dough") }
        Oven().tabItem { Text("Oven") }
        Shelf().tabItem { Text("Shelf") }
      }
    }
  }
}

enum Step: Hashable { case flour, water, salt, kneading }

/// The next step by what the path is.
struct Dough: View {
  @State private var steps: [Step] = []

  var body: some View {
    NavigationStack(path: $steps) {
      Button("Begin") { next() }
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .flour: Flour(next: next)
          case .water: Water(next: next)
          case .salt: Salt(next: next)
          case .kneading: Kneading()
          }
        }
    }
  }

  func next() {
    guard !steps.isEmpty else {
      steps.append(.flour)
      return
    }
    if steps.last == .flour { return steps.append(.water) }
    if case .water = steps.last {
      steps.append(.salt)
    } else {
      steps.append(.kneading)
    }
  }
}

struct Flour: View {
  let next: () -> Void
  var body: some View { Button("Next") { next() } }
}

struct Water: View {
  let next: () -> Void
  var body: some View { Button("Next") { next() } }
}

struct Salt: View {
  let next: () -> Void
  var body: some View { Button("Next") { next() } }
}

struct Kneading: View { var body: some View { Text("Knead") } }

@Observable final class Trail {
  var path = NavigationPath()
  var visited: [Int] = []
  func back() {
    if path.isEmpty { return }
    path.removeLast()
  }
  func open(_ number: Int) { path.append(number) }
  /// Not the path is asked.
  func first() { if visited.isEmpty { path.append(0) } }
}

/// A bar for all screens of a stack, which goes back where there is something to go back from.
struct Bar: View {
  @Environment(Trail.self) private var trail

  var body: some View {
    HStack {
      if trail.path.count > 0 { Button("Back") { trail.path.removeLast() } }
      Button("Left") { trail.back() }
      Button("First") { trail.first() }
    }
  }
}

struct Oven: View {
  @State private var trail = Trail()

  var body: some View {
    NavigationStack(path: $trail.path) {
      Trays().navigationDestination(for: Int.self) { _ in Tray() }
    }
    .environment(trail)
  }
}

struct Trays: View {
  @Environment(Trail.self) private var trail

  var body: some View {
    VStack {
      Bar()
      Button("Tray") { trail.open(1) }
    }
  }
}

struct Tray: View {
  var body: some View {
    VStack {
      Bar()
      Text("Tray")
    }
  }
}

/// The stack of another screen: what is asked of it is not decided by where the screen is that asks.
struct Shelf: View {
  @State private var loaves: [String] = []
  @State private var sorts = false

  var body: some View {
    NavigationStack(path: $loaves) {
      Button("Sort") { sorts = true }
        .sheet(isPresented: $sorts) { Sorting(loaves: $loaves) }
        .navigationDestination(for: String.self) { _ in Loaf(loaves: $loaves) }
    }
  }
}

struct Sorting: View {
  @Binding var loaves: [String]

  var body: some View {
    VStack {
      Button("Show") { if loaves.isEmpty { loaves.append("rye") } }
      Button("Back") { if !loaves.isEmpty { loaves.removeLast() } }
    }
  }
}

struct Loaf: View {
  @Binding var loaves: [String]

  var body: some View {
    VStack {
      Button("Another") { if loaves.isEmpty { loaves.append("rye") } else { loaves.removeAll() } }
      // It is shown for more than one value.
      Button("Rye") { if loaves.last == "rye" { loaves.append("oat") } }
    }
  }
}
