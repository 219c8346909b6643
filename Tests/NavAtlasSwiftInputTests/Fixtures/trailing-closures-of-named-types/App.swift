import SwiftUI

@main
struct LetterApp: App {
  var body: some Scene { WindowGroup { LetterView() } }
}

typealias TapHandler = (Int) -> Void
typealias QuoteHandler = (String, String) -> Void

struct LineView: View {
  let text: String
  let onTap: TapHandler?
  let onQuote: QuoteHandler?

  init(text: String, limit: Int? = nil, onTap: TapHandler? = nil, onQuote: QuoteHandler? = nil) {
    self.text = text
    self.onTap = onTap
    self.onQuote = onQuote
  }

  var body: some View {
    Button(text) { onTap?(1) }
  }
}

struct LetterView: View {
  @State private var notes = false

  var body: some View {
    LineView(text: "Dear") { _ in notes = true }
      .sheet(isPresented: $notes) { NoteView() }
  }
}

struct NoteView: View { var body: some View { Text("Note") } }
