import SwiftUI

@main struct ParcelApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Counter() } } }
}

struct Counter: View {
  var body: some View { NavigationLink("Box") { Box() } }
}

enum Peek { case none, photo, letter }

struct Box: View {
  @State private var peek = Peek.none
  var body: some View {
    ZStack {
      PhotoCard().opacity(peek == .photo ? 1 : 0)
      LetterCard().opacity(peek == .letter ? 1 : 0)
      VStack {
        Button("Photo") { peek = .photo }
        Button("Letter") { peek = .letter }
        NavigationLink("Send") { Send() }
      }
    }
    .navigationBarBackButtonHidden()
  }
}

struct PhotoCard: View { var body: some View { Text("Photo") } }
struct LetterCard: View { var body: some View { Text("Letter") } }
struct Send: View { var body: some View { Text("Send") } }
