import SwiftUI

enum Shelf { case front, books, book }

final class Library: ObservableObject {
  @Published var shelf = Shelf.front
}

@main
struct LibraryApp: App {
  @StateObject private var library = Library()

  var body: some Scene { WindowGroup { Rooms().environmentObject(library) } }
}

struct Rooms: View {
  @EnvironmentObject var library: Library

  var body: some View {
    NavigationView {
      page().navigationBarTitle("Library")
    }
  }

  func page() -> AnyView {
    var page = AnyView(FrontDesk())
    switch library.shelf {
    case .books:
      page = AnyView(Books())
    case .book:
      print("a book")
      page = AnyView(Book())
    default:
      break
    }
    return page
  }
}

struct FrontDesk: View {
  @EnvironmentObject var library: Library
  var body: some View {
    VStack {
      BooksButton()
    }
  }
}

struct Books: View {
  @EnvironmentObject var library: Library
  var body: some View { Button("Open") { library.shelf = .book } }
}

struct Book: View {
  @EnvironmentObject var library: Library
  var body: some View { Button("Back") { library.shelf = .front } }
}
