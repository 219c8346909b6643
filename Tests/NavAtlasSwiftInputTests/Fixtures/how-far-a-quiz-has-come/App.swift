import SwiftUI

@main struct QuizApp: App {
  var body: some Scene { WindowGroup { Quiz() } }
}

struct Question { let text: String }

final class Round: ObservableObject {
  @Published var questions = [Question(text: "One"), Question(text: "Two")]
  @Published var position = 0
  var isOver: Bool { position >= questions.count }
  func answer() { position += 1 }
  func again() { position = 0 }
}

struct Quiz: View {
  @StateObject private var round = Round()
  var body: some View {
    if round.isOver { Score(round: round) } else { Asking(round: round) }
  }
}

struct Asking: View {
  @ObservedObject var round: Round
  var body: some View { Button("Answer") { round.answer() } }
}

struct Score: View {
  @ObservedObject var round: Round
  var body: some View { Button("Again") { round.again() } }
}
