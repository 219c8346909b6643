import SwiftUI

@main struct ChoirApp: App {
  @State private var choir = Choir()
  @StateObject private var library = Library()
  var body: some Scene { WindowGroup { Rehearsal(choir: choir, library: library) } }
}

@Observable final class Choir {
  enum Destination { case song(Song), seating, warmUp }
  var destination: Destination?

  var isSeating: Bool {
    get { if case .seating = destination { true } else { false } }
    set { if !newValue { destination = nil } }
  }
  var isWarmingUp: Bool {
    get { destination.isWarmUp }
    set { if !newValue { destination = nil } }
  }
  func seat() { destination = .seating }
}

extension Optional where Wrapped == Choir.Destination {
  var isWarmUp: Bool { if case .warmUp = self { true } else { false } }
}

struct Song: Identifiable, Hashable { let id: Int }

final class Library: ObservableObject {
  @Published var score: Song?
  var isReading: Bool {
    get { score != nil }
    set { if !newValue { score = nil } }
  }
}

struct Rehearsal: View {
  @Bindable var choir: Choir
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      Button("Seats") { choir.seat() }
      Button("Score") { library.score = Song(id: 1) }
      Button("Warm up") { choir.destination = .warmUp }
    }
    .fullScreenCover(isPresented: $choir.isSeating) { Seating() }
    .sheet(isPresented: $library.isReading) { Score() }
  }
}

struct Seating: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct Score: View { var body: some View { Text("Bars") } }
