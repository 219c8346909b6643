import SwiftUI

@main struct LodgeApp: App {
  var body: some Scene { WindowGroup { Lodge() } }
}

@Observable final class Porter {
  var rooms: [Int] = []
  var bill: Int?
  var isCalled = false

  func close(_ what: ReferenceWritableKeyPath<Porter, Int?>) { self[keyPath: what] = nil }
  func empty(_ what: ReferenceWritableKeyPath<Porter, [Int]> = \.rooms) { self[keyPath: what] = [] }
  func set<Part>(_ what: ReferenceWritableKeyPath<Porter, Part>, to value: Part) { self[keyPath: what] = value }
}

struct Lodge: View {
  @State private var porter = Porter()

  var body: some View {
    NavigationStack(path: $porter.rooms) {
      Hall().navigationDestination(for: Int.self) { Room(number: $0) }
    }
    .sheet(item: Binding(get: { porter.bill }, set: { porter[keyPath: \.bill] = $0 })) { Bill(sum: $0) }
    .popover(isPresented: $porter.isCalled) { Bell() }
    .environment(porter)
  }
}

struct Hall: View {
  @Environment(Porter.self) private var porter

  var body: some View {
    Button("Room 4") { porter.rooms.append(4) }
    Button("Pay") { porter[keyPath: \.bill] = 80 }
    Button("Ring") { porter.set(\.isCalled, to: true) }
  }
}

struct Room: View {
  let number: Int
  @Environment(Porter.self) private var porter
  var body: some View { Button("Hall") { porter.empty() } }
}

struct Bill: View {
  let sum: Int
  @Environment(Porter.self) private var porter
  var body: some View { Button("Paid") { porter.close(\.bill) } }
}

struct Bell: View { var body: some View { Text("Coming") } }
extension Int: @retroactive Identifiable { public var id: Int { self } }
