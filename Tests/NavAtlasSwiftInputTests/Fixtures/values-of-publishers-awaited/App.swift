import SwiftUI

@MainActor
final class Lock: ObservableObject {
  enum Bolt { case shut, open }
  @Published private(set) var bolt = Bolt.shut

  func turn() { bolt = .open }
  func shut() { bolt = .shut }
}

enum Room: CaseIterable {
  case idle, inside
  static var allCases: [Room] { [.inside] }
}

@MainActor
final class House: ObservableObject {
  @Published var room = Room.idle
  let lock = Lock()

  init() {
    Task {
      for await bolt in lock.$bolt.values {
        if bolt == .open { room = .inside } else { room = .idle }
      }
    }
  }
}

@main
struct HouseApp: App {
  @StateObject private var house = House()

  var body: some Scene { WindowGroup { Plan(house: house) } }
}

struct Plan: View {
  @ObservedObject var house: House

  var body: some View {
    switch house.room {
    case .idle: Street(lock: house.lock)
    case .inside: Hall(lock: house.lock)
    }
  }
}

struct Street: View {
  let lock: Lock
  var body: some View { Button("Turn") { lock.turn() } }
}

struct Hall: View {
  let lock: Lock
  @State private var part = Part.stairs

  var body: some View {
    VStack {
      Button("Shut") { lock.shut() }
      switch part {
      case .cellar: Cellar()
      case .attic: Attic()
      default: Stairs()
      }
    }
  }
}

enum Part { case stairs, cellar, attic }

struct Cellar: View {
  var body: some View { Text("Cellar") }
}

struct Attic: View {
  var body: some View { Text("Attic") }
}

struct Stairs: View {
  var body: some View { Text("Stairs") }
}
