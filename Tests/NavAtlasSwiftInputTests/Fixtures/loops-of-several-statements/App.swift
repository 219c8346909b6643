import SwiftUI

/// A loop by `forEach` whose closure has several statements.
final class Post: ObservableObject {
  @Published var opens = false

  func sort(_ letters: [String]) {
    letters.forEach { letter in
      print(letter)
      if letter.isEmpty { opens = true }
    }
  }
}

@main struct PostApp: App { var body: some Scene { WindowGroup { CounterView() } } }

struct CounterView: View {
  @StateObject private var post = Post()
  var body: some View {
    Button("Sort") { post.sort(["a", "b"]) }.sheet(isPresented: $post.opens) { LetterView() }
  }
}

struct LetterView: View { var body: some View { Text("Letter") } }
