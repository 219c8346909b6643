import SwiftUI

@main struct PaperApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Drawer() } } }
}

enum Kind: String { case plain, ruled }

struct Drawer: View {
  @AppStorage("kind") private var kind = Kind.plain
  var body: some View { NavigationLink("Open") { Sheet(kind: kind) } }
}

/// Whatever it shows, its toolbar makes it a screen.
struct Sheet: View {
  let kind: Kind
  @State private var asks = false
  var body: some View {
    Group {
      if kind == .plain { Plain() } else { Ruled() }
    }
    .toolbar { Button("Ink") { asks = true } }
    .sheet(isPresented: $asks) { Ink() }
  }
}

struct Plain: View { var body: some View { Text("Plain") } }
struct Ruled: View { var body: some View { Text("Ruled") } }
struct Ink: View { var body: some View { Text("Ink") } }
