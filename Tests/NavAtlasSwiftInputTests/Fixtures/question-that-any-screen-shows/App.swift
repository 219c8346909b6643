import SwiftUI

@main struct PressApp: App {
  @StateObject private var desk = Desk()
  var body: some Scene { WindowGroup { NavigationStack { Front() }.environmentObject(desk) } }
}

enum Question {
  case delete(then: (() -> Void)?)
  case leave(then: () -> Void)

  var answer: (() -> Void)? {
    switch self {
    case .delete(let then): then
    case .leave(let then): then
    }
  }
}

final class Desk: ObservableObject {
  @Published private(set) var question: Question?

  func ask(_ question: Question) { self.question = question }
}

/// What all screens are in: it shows whatever question there is.
struct Page<Content: View>: View {
  @EnvironmentObject private var desk: Desk
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack {
      content()
      if let question = desk.question { QuestionCard(question: question) }
    }
  }
}

struct QuestionCard: View {
  let question: Question
  var body: some View {
    Button("Yes") { if let answer = question.answer { answer() } }
  }
}

struct Front: View {
  @State private var isReading = false
  var body: some View {
    Page { Button("Read") { isReading = true } }
      .navigationDestination(isPresented: $isReading) { Article() }
  }
}

struct Article: View {
  @State private var isQuoting = false
  var body: some View {
    Page {
      ArticleHead()
      Button("Quote") { isQuoting = true }
    }
    .navigationDestination(isPresented: $isQuoting) { Quote() }
  }
}

struct ArticleHead: View {
  @EnvironmentObject private var desk: Desk
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Delete") { desk.ask(.delete(then: { dismiss() })) } }
}

struct Quote: View {
  var body: some View { Page { Text("Words") } }
}
