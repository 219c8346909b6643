import SwiftUI

// Dots over pages are no tab bar; a menu that names the pages is one.
@main
struct StudioApp: App {
  var body: some Scene { WindowGroup { Entrance() } }
}

enum Wall: CaseIterable { case north, south }

enum Floor: CaseIterable {
  case ground, attic

  var title: String { self == .ground ? "Ground" : "Attic" }
}

struct Entrance: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Gallery") { Gallery() }
      NavigationLink("House") { House() }
    }
  }
}

struct Gallery: View {
  @State private var wall = Wall.north

  var body: some View {
    VStack {
      Dots(pages: Wall.allCases, shown: $wall)
      TabView(selection: $wall) {
        North().tag(Wall.north)
        South().tag(Wall.south)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }
}

struct Dots<Page: Hashable>: View {
  let pages: [Page]
  @Binding var shown: Page
  var tint: Color = .gray

  var body: some View { HStack { ForEach(pages, id: \.self) { Dot(page: $0, shown: $shown) } } }
}

struct Dot<Page: Equatable>: View {
  let page: Page
  @Binding var shown: Page
  var body: some View {
    Button {
      shown = page
    } label: {
      Circle()
    }
  }
}

struct House: View {
  @State private var floor = Floor.ground

  var body: some View {
    VStack {
      Stairs(shown: $floor)
      TabView(selection: $floor) {
        Ground().tag(Floor.ground)
        Attic().tag(Floor.attic)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }
}

struct Stairs: View {
  @Binding var shown: Floor

  var body: some View {
    HStack {
      ForEach(Floor.allCases, id: \.self) { floor in
        Button(floor.title) { shown = floor }
      }
    }
  }
}

struct North: View { var body: some View { NavigationLink("Painting") { Painting() } } }
struct South: View { var body: some View { Text("South") } }
struct Ground: View { var body: some View { Text("Ground") } }
struct Attic: View { var body: some View { Text("Attic") } }
struct Painting: View { var body: some View { Text("Painting") } }
