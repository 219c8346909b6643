import SwiftUI

struct Shelf {
  var showsHelp = false
  var note: Note?
}

struct Note: Identifiable { let id: Int }

@main struct ShelfApp: App {
  var body: some Scene { WindowGroup { ShelfPage() } }
}

struct ShelfPage: View {
  @State var shelf = Shelf()

  var body: some View {
    NavigationStack {
      VStack {
        Button("Help") { shelf.showsHelp = true }
        NoteButton(shelf: $shelf)
      }
    }
    .sheet(isPresented: $shelf.showsHelp) { HelpPage(close: { shelf.showsHelp = false }) }
    .sheet(item: $shelf.note) { NotePage(note: $0) }
  }
}

struct NoteButton: View {
  @Binding var shelf: Shelf
  var body: some View { Button("Note") { shelf.note = Note(id: 1) } }
}

struct HelpPage: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}

struct NotePage: View {
  let note: Note
  var body: some View { Text("\(note.id)") }
}
