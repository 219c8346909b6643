import SwiftUI

/// Pages that are all there, and hidden where another one is chosen.
enum Shelf { case jams, teas }

@main struct PantryApp: App { var body: some Scene { WindowGroup { PantryView() } } }

struct PantryView: View {
  @State private var shelf = Shelf.jams

  var body: some View {
    VStack {
      ZStack {
        JamsView().opacity(shelf != .jams ? 0 : 1)
        TeasView().opacity(shelf != .teas ? 0 : 1)
      }
      HStack {
        Button("Jams") { shelf = .jams }
        Button("Teas") { shelf = .teas }
      }
    }
  }
}

struct JamsView: View { var body: some View { List { Text("Jams") } } }
struct TeasView: View { var body: some View { List { Text("Teas") } } }
