import SwiftUI

enum Chapter: String { case people, places, times }

struct Page: Hashable, Identifiable {
  let chapter: Chapter
  var id: String { chapter.rawValue }
}

@main
struct AtlasApp: App {
  var body: some Scene { WindowGroup { Book() } }
}

struct Book: View {
  private static let pages = [Page(chapter: .people), Page(chapter: .places)]
  @State private var page = pages.first!

  var body: some View {
    NavigationSplitView {
      List(Self.pages, selection: $page) { page in
        NavigationLink(value: page) { Text(page.chapter.rawValue) }
      }
    } detail: {
      switch page.chapter {
      case .people: People(page: $page)
      case .places: Places()
      default: Text("Nothing")
      }
    }
  }
}

struct People: View {
  @Binding var page: Page
  var body: some View { Text("People") }
}

struct Places: View {
  let kinds: [Kind] = load()

  var body: some View { NavigationStack { Kinds(kinds: kinds) } }
}

enum Kind: Hashable { case town, river }

struct Kinds: View {
  let kinds: [Kind]

  var body: some View {
    List(kinds, id: \.self) { kind in NavigationLink("Kind", value: kind) }
      .navigationDestination(for: Kind.self) { kind in
        switch kind {
        case .town: Town()
        case .river: River()
        }
      }
  }
}

struct Town: View {
  var body: some View { Text("Town") }
}

struct River: View {
  var body: some View { Text("River") }
}
