import Combine
import SwiftUI

@main struct MillApp: App {
  private let keys: Keys
  @StateObject private var gate: Gate
  init() {
    let keys = Keys()
    self.keys = keys
    _gate = StateObject(wrappedValue: Gate(keys))
  }
  var body: some Scene { WindowGroup { Yard(gate: gate).environmentObject(keys) } }
}

final class Keys: ObservableObject {
  @Published var name: String?
  @Published var isTrained = false
  @Published var sack: Int?
  @Published var isFull = false
  private var bag: Set<AnyCancellable> = []
  init() { $sack.map { $0 != nil }.sink { [weak self] in self?.isFull = $0 }.store(in: &bag) }
}

final class Gate: ObservableObject {
  enum Side { case outside, lesson, inside }
  @Published var side = Side.outside
  init(_ keys: Keys) {
    Publishers.CombineLatest(keys.$name, keys.$isTrained)
      .map { name, isTrained -> Side in
        if isTrained { return .inside }
        return name == nil ? .outside : .lesson
      }
      .removeDuplicates()
      .assign(to: &$side)
  }
}

struct Yard: View {
  @ObservedObject var gate: Gate
  var body: some View {
    switch gate.side {
    case .outside: Door()
    case .lesson: Lesson()
    case .inside: Floor()
    }
  }
}

struct Door: View {
  @EnvironmentObject private var keys: Keys
  var body: some View { Button("In") { keys.name = "Ada" } }
}

struct Lesson: View {
  @EnvironmentObject private var keys: Keys
  var body: some View { Button("Learned") { keys.isTrained = true } }
}

struct Floor: View {
  @EnvironmentObject private var keys: Keys
  var body: some View {
    VStack {
      Button("Out") { keys.name = nil }
      Button("Fill") { keys.sack = 1 }
    }
    .sheet(isPresented: $keys.isFull) { Loft() }
  }
}

struct Loft: View {
  @EnvironmentObject private var keys: Keys
  var body: some View { Button("Empty") { keys.sack = nil } }
}
