import SwiftUI

/// Orders that go through guards, each put around the next one.
typealias Order = (Errand) -> Void
typealias Guard<Desk> = (@escaping Order, @escaping () -> Desk) -> (@escaping Order) -> Order

enum Errand { case fetch(Int), recall, return_ }

final class Depot: ObservableObject {
  @Published var shelf: [Int] = []
  @Published var isWaiting = false
  private var line: Order = { _ in }

  init(_ guards: [Guard<Depot>]) {
    let last: Order = { [unowned self] errand in
      switch errand {
      case .fetch(let number): self.shelf.append(number)
      case .recall: self.isWaiting = true
      case .return_: self.shelf = []
      }
    }
    line = guards.reversed().reduce(last) { next, guarding in
      guarding({ [unowned self] in self.take($0) }, { [unowned self] in self })(next)
    }
  }

  func take(_ errand: Errand) { line(errand) }
}

let counting: Guard<Depot> = { _, _ in { next in { errand in print("one more"); next(errand) } } }
let recalling: Guard<Depot> = { again, _ in
  { next in
    { errand in
      if case .return_ = errand { again(.recall) }
      next(errand)
    }
  }
}

/// A line that a loop puts together in a local variable.
final class Counter: ObservableObject {
  @Published var tickets: [String] = []
  private var call: (String) -> Void = { _ in }

  init(_ rings: [(@escaping (String) -> Void) -> (String) -> Void], isLoud: Bool) {
    var inner: (String) -> Void = { [unowned self] ticket in self.tickets.append(ticket) }
    for ring in rings { inner = ring(inner) }
    if isLoud { inner = ringing(inner) }
    call = inner
  }

  func draw(_ ticket: String) { call(ticket) }
}

func ringing(_ next: @escaping (String) -> Void) -> (String) -> Void {
  { ticket in
    print("ding")
    next(ticket)
  }
}

/// A property that is wrapped around itself, and guards that do not hand on what they are given.
final class Gate: ObservableObject {
  @Published var visitors: [Bool] = []
  private var open: (Bool) -> Void

  init(isShut: Bool) {
    open = { _ in }
    open = { [unowned self] visitor in self.visitors.append(visitor) }
    do { open = watched(self.open) }
    if true { self.open = watched(open) }
  }

  func enter(_ visitor: Bool) { open(visitor) }

  func watched(_ next: @escaping (Bool) -> Void) -> (Bool) -> Void { { next($0) } }
}

@main struct DepotApp: App {
  @StateObject private var depot = Depot([counting, recalling])
  @StateObject private var counter = Counter([ringing, { next in { next($0) } }], isLoud: Bool.random())
  @StateObject private var gate = Gate(isShut: false)

  var body: some Scene {
    WindowGroup {
      TabView {
        Hall(depot: depot).tabItem { Text("Hall") }
        Kiosk(counter: counter).tabItem { Text("Kiosk") }
        Yard(gate: gate).tabItem { Text("Yard") }
      }
    }
  }
}

struct Hall: View {
  @ObservedObject var depot: Depot

  var body: some View {
    NavigationStack(path: $depot.shelf) {
      Button("Fetch") { depot.take(.fetch(1)) }
        .navigationDestination(for: Int.self) { _ in Crate(depot: depot) }
    }
    .sheet(isPresented: $depot.isWaiting) { Bench() }
  }
}

struct Crate: View {
  let depot: Depot

  var body: some View { Button("Return") { depot.take(.return_) } }
}

struct Bench: View { var body: some View { Text("Bench") } }

struct Kiosk: View {
  @ObservedObject var counter: Counter

  var body: some View {
    NavigationStack(path: $counter.tickets) {
      Button("Draw") { counter.draw("A") }
        .navigationDestination(for: String.self) { _ in Ticket() }
    }
  }
}

struct Ticket: View { var body: some View { Text("Ticket") } }

struct Yard: View {
  @ObservedObject var gate: Gate

  var body: some View {
    NavigationStack(path: $gate.visitors) {
      Button("Enter") { gate.enter(true) }
        .navigationDestination(for: Bool.self) { _ in Lane() }
    }
  }
}

struct Lane: View { var body: some View { Text("Path") } }
