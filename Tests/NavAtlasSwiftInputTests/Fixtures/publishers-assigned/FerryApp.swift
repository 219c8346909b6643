import Combine
import SwiftUI

@main struct FerryApp: App {
  @StateObject private var desk = Desk()

  var body: some Scene {
    WindowGroup { Pier(desk: desk) }
  }
}

enum Counter: Int, Identifiable {
  case tickets, lost, parcels
  var id: Int { rawValue }
}

final class Desk: ObservableObject {
  let sale = PassthroughSubject<Void, Never>()
  let loss = PassthroughSubject<Void, Never>()
  let departure = PassthroughSubject<Int, Never>()
  @Published var counter: Counter?
  @Published var path: [Int] = []
  let clerk = Clerk()
  private var bag: Set<AnyCancellable> = []

  init() {
    sale.map { _ in Counter.tickets }.assign(to: \.counter, on: self).store(in: &bag)
    loss.map { _ in Counter.lost }.assign(to: &$counter)
    departure.map { [$0] }.assign(to: \.path, on: self).store(in: &bag)
    clerk.called.map { true }.assign(to: \.isThere, on: clerk).store(in: &bag)
  }
}

final class Clerk: ObservableObject {
  let called = PassthroughSubject<Void, Never>()
  @Published var isThere = false
}

struct Pier: View {
  @ObservedObject var desk: Desk

  var body: some View {
    NavigationStack(path: $desk.path) {
      VStack {
        Button("Tickets", action: desk.sale.send)
        Button("Lost and found") { desk.loss.send() }
        Button("Next ferry") { desk.departure.send(7) }
      }
      .navigationDestination(for: Int.self) { Ferry(number: $0, clerk: desk.clerk) }
    }
    .sheet(item: $desk.counter) { counter in
      switch counter {
      case .tickets: Tickets()
      case .lost: LostAndFound()
      case .parcels: Parcels()
      }
    }
  }
}

struct Ferry: View {
  let number: Int
  @ObservedObject var clerk: Clerk

  var body: some View {
    Button("Call someone", action: clerk.called.send)
      .popover(isPresented: $clerk.isThere) { Help() }
  }
}

struct Tickets: View { var body: some View { Text("Two to the island") } }
struct LostAndFound: View { var body: some View { Text("An umbrella") } }
/// Nobody asks for it.
struct Parcels: View { var body: some View { Text("A crate") } }
struct Help: View { var body: some View { Text("Yes?") } }
