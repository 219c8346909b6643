import SwiftUI

enum Answer { case number(Int), closed(String) }

struct Desk {
  func ask(_ answer: @escaping (Answer) -> Void) {
    remote { message in
      answer(message.map { .closed($0) } ?? .number(7))
    }
  }

  private func remote(_ done: @escaping (String?) -> Void) {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, error in
      done(error?.localizedDescription)
    }
    .resume()
  }
}

@Observable final class Visit {
  var numbers: [Int] = []
  var isClosed = false
  private let desk = Desk()

  func ask() {
    desk.ask { [weak self] answer in
      switch answer {
      case .number(let number): self?.numbers.append(number)
      case .closed: self?.isClosed = true
      }
    }
  }
}

@main struct QueueApp: App {
  @State private var visit = Visit()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $visit.numbers) {
        QueueView(visit: visit)
          .navigationDestination(for: Int.self) { TicketView(number: $0) }
      }
      .sheet(isPresented: $visit.isClosed) { ClosedView() }
    }
  }
}

struct QueueView: View {
  let visit: Visit
  var body: some View { Button("Number") { visit.ask() } }
}

struct TicketView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct ClosedView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("OK") { dismiss() } }
}
