import Combine
import SwiftUI

@MainActor @Observable
final class Line {
  enum Phase { case unknown, busy, free }

  var phase = Phase.unknown
  var isUsed = false
  var dial: Dial?
  let signals = CurrentValueSubject<Bool, Never>(false)
}

struct Dial: Identifiable {
  let id: Int
}

@main
struct PhoneApp: App {
  @State private var line = Line()

  var body: some Scene {
    WindowGroup { Phone(line: line) }
  }
}

struct Phone: View {
  let line: Line

  var body: some View {
    Group {
      switch line.phase {
      case .unknown: Cradle()
      case .busy: Talk(line: line)
      case .free: Keys(line: line)
      }
    }
    .onChange(of: line.isUsed, initial: true) { _, isUsed in
      line.phase = isUsed ? .busy : .free
    }
  }
}

struct Cradle: View {
  var body: some View { Text("…") }
}

struct Keys: View {
  let line: Line
  @State private var helps = false

  var body: some View {
    Button("Call") { line.isUsed = true }
      .onReceive(line.signals) { isThere in helps = !isThere }
      .sheet(isPresented: $helps) { Help() }
  }
}

struct Talk: View {
  let line: Line

  var body: some View { Button("Hang up") { line.isUsed = false } }
}

struct Help: View {
  var body: some View { Text("No signal") }
}
