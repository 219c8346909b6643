import SwiftUI

/// One view says that there is nothing to see, for one reason or another, in place of a list: one screen.
@main struct PantryApp: App {
  var body: some Scene { WindowGroup { PantryView() } }
}

enum Shelf: Hashable { case jars, tins }

struct PantryView: View {
  @State private var shelf: Shelf? = .jars

  var body: some View {
    NavigationSplitView {
      ShelfList(shelf: $shelf)
    } detail: {
      switch shelf {
      case .tins: NavigationStack { TinsView() }
      case .jars, .none: NavigationStack { JarsView() }
      }
    }
  }
}

struct ShelfList: View {
  @Binding var shelf: Shelf?

  var body: some View {
    List(selection: $shelf) {
      Text("Jars").tag(Shelf.jars)
      Text("Tins").tag(Shelf.tins)
    }
  }
}

struct TinsView: View {
  @State private var tins: [String] = []
  @State private var text = ""
  private var found: [String] { tins.filter { $0.contains(text) } }

  var body: some View {
    Group {
      if tins.isEmpty {
        NoteView(text: "No tins")
      } else if found.isEmpty {
        NoteView(text: "No such tin")
      } else {
        List(found, id: \.self) { tin in NavigationLink(tin) { LabelView() } }
      }
    }
    .searchable(text: $text)
  }
}

struct NoteView: View {
  let text: String
  var body: some View { VStack { Text(text) } }
}

struct JarsView: View { var body: some View { Text("Jars") } }
struct LabelView: View { var body: some View { Text("Label") } }
