import SwiftUI

/// A harbour whose berths are told by streams, one for each who listens.
actor Harbour {
  private var listeners: [UUID: AsyncStream<String?>.Continuation] = [:]
  private var ship: String?

  func ships() -> AsyncStream<String?> {
    let id = UUID()
    return AsyncStream { continuation in
      listeners[id] = continuation
      continuation.yield(ship)
      continuation.onTermination = { _ in Task { await self.forget(id) } }
    }
  }

  func moor() {
    ship = "Ann"
    for listener in listeners.values { listener.yield(ship) }
  }

  func cast() {
    ship = nil
    listeners.forEach { $0.value.yield(ship) }
  }

  private func forget(_ id: UUID) { listeners[id] = nil }
}

/// Flags that are told to all who were put into a list.
final class Mast {
  private var watchers: [AsyncStream<Bool>.Continuation] = []

  func flags() -> AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    watchers.append(continuation)
    return stream
  }

  func hoist() { watchers.forEach { $0.yield(true) } }
}

@MainActor @Observable final class Watch {
  enum Berth { case fog, free, taken(String) }

  private(set) var berth: Berth = .fog
  var isHoisted = false
  let harbour = Harbour()
  let mast = Mast()

  func look() async {
    for await ship in await harbour.ships() { berth = ship.map(Berth.taken) ?? .free }
  }

  func lookUp() async {
    for await flag in mast.flags() { isHoisted = flag }
  }
}

@main struct HarbourApp: App {
  @State private var watch = Watch()

  var body: some Scene {
    WindowGroup {
      Group {
        switch watch.berth {
        case .fog: Fog()
        case .free: Quay(watch: watch)
        case .taken: Ship(watch: watch)
        }
      }
      .task { await watch.look() }
    }
  }
}

struct Fog: View { var body: some View { Text("Fog") } }

struct Quay: View {
  let watch: Watch
  var body: some View { Button("Moor") { Task { await watch.harbour.moor() } } }
}

struct Ship: View {
  @Bindable var watch: Watch

  var body: some View {
    VStack {
      Button("Cast off") { Task { await watch.harbour.cast() } }
      Button("Hoist") { watch.mast.hoist() }
    }
    .sheet(isPresented: $watch.isHoisted) { Flag() }
    .task { await watch.lookUp() }
  }
}

struct Flag: View { var body: some View { Text("Flag") } }
