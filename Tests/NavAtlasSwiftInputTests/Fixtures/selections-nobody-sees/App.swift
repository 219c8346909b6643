import SwiftUI

@main struct LibraryApp: App {
  @State private var desk = Desk()
  var body: some Scene {
    WindowGroup { House(desk: desk) }
    Settings { Dials(desk: desk) }
  }
}

@Observable final class Desk {
  var opened: String?
  var isLit = false
  func find() { opened = "atlas" }
  func light() {
    isLit = true
    find()
  }
}

struct House: View {
  let desk: Desk
  var body: some View {
    if desk.isLit { Study(desk: desk) } else { Porch(desk: desk) }
  }
}

struct Porch: View {
  let desk: Desk
  var body: some View { Button("Light") { desk.light() } }
}

struct Study: View {
  @Bindable var desk: Desk
  var body: some View {
    NavigationSplitView {
      Shelf(desk: desk)
    } detail: {
      Book(title: desk.opened)
    }
  }
}

struct Shelf: View {
  @Bindable var desk: Desk
  var body: some View { List(selection: $desk.opened) { Text("Atlas").tag("atlas") } }
}

struct Book: View {
  let title: String?
  var body: some View { Text(title ?? "None") }
}

struct Dials: View {
  let desk: Desk
  var body: some View { Button("Find") { desk.find() } }
}
