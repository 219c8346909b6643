import SwiftUI

struct BooksButton: View {
  @EnvironmentObject var library: Library
  private var page = Shelf.books

  var body: some View { Button("Books") { library.shelf = page } }
}
