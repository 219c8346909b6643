import SwiftUI

@main
struct MailroomApp: App {
  var body: some Scene {
    WindowGroup { MailroomView() }
  }
}

struct Letter: Identifiable, Hashable {
  let id: Int
  let isDraft: Bool
}

struct MailroomView: View {
  @StateObject private var model = MailroomModel()

  var body: some View {
    NavigationStack {
      List(model.letters) { letter in
        NavigationLink("Letter \(letter.id)", value: letter.id)
          .swipeActions {
            Button("Open") { model.chosen = letter }
          }
      }
      .navigationDestination(for: Int.self) { number in
        if let letter = model.letters.first(where: { $0.id == number }) {
          LetterView(letter: letter)
        } else {
          LostLetterView()
        }
      }
      .sheet(item: $model.chosen) { letter in
        if letter.isDraft { ComposeView() } else { EnvelopeView() }
      }
    }
  }
}

@MainActor
final class MailroomModel: ObservableObject {
  @Published var letters: [Letter] = []
  @Published var chosen: Letter?
}

struct LetterView: View {
  let letter: Letter

  var body: some View { Text("Letter \(letter.id)") }
}

struct LostLetterView: View {
  var body: some View { Text("Lost") }
}

struct ComposeView: View {
  var body: some View { Text("Compose") }
}

struct EnvelopeView: View {
  var body: some View { Text("Envelope") }
}
