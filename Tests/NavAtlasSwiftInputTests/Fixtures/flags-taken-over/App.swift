import SwiftUI

// What chooses a root is set to what something else says.
@main
struct BakeryApp: App {
  var body: some Scene { WindowGroup { Shop() } }
}

final class Till: ObservableObject {
  @Published var isOpen = false
  @Published var baker: Baker?
  @Published var isHoliday = false
}

struct Baker { var name: String }

final class KeyModel: ObservableObject {
  @Published var isTurned = false
  @Published var isSnapped = false
  @Published var found: Baker?

  func turn() { isTurned = true }
  func snap() { isSnapped = false }
  func ask() async { found = await askBaker() }
}

func askBaker() async -> Baker? { nil }

struct Shop: View {
  @StateObject private var till = Till()

  var body: some View {
    if till.isOpen { Counter(till: till) } else { Shutter(till: till) }
  }
}

struct Shutter: View {
  @ObservedObject var till: Till
  @StateObject private var key = KeyModel()

  var body: some View {
    Button("Turn") {
      key.turn()
      till.isOpen = key.isTurned
    }
    // Nothing changes: the flag is what it was.
    Button("Snap") {
      key.snap()
      till.isOpen = key.isSnapped
    }
    Button("Stay") { till.isOpen = till.isOpen }
  }
}

struct Counter: View {
  @ObservedObject var till: Till

  var body: some View {
    if till.baker != nil { Oven(till: till) } else { Bench(till: till) }
  }
}

struct Bench: View {
  @ObservedObject var till: Till
  @StateObject private var key = KeyModel()

  var body: some View {
    Button("Call") { Task { await key.ask() } }
      .onChange(of: key.found?.name) { till.baker = key.found }
  }
}

struct Oven: View {
  @ObservedObject var till: Till
  var body: some View { Text("Oven") }
}
