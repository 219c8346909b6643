import SwiftUI

@main struct KilnApp: App { var body: some Scene { WindowGroup { Pottery() } } }

struct Pottery: View {
  @State private var shown = 0

  var body: some View {
    ShelfBar(
      shown: $shown,
      shelves: [
        (icon: "cup", page: { AnyView(Cups()) }),
        (icon: "bowl", page: { AnyView(Bowls()) }),
        (icon: "wheel", page: { AnyView(WheelCorner()) }),
      ])
  }
}

/// Knows nothing of what it shows.
struct ShelfBar: View {
  @Binding var shown: Int
  let shelves: [(icon: String, page: () -> AnyView)]

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        ForEach(0..<shelves.count, id: \.self) { index in
          if shown == index { shelves[index].page().frame(maxHeight: .infinity) }
        }
      }
      HStack {
        ForEach(shelves.indices, id: \.self) { index in
          Button { shown = index } label: { Image(systemName: shelves[index].icon) }
        }
      }
    }
  }
}

struct Cups: View {
  @State private var glazes = false
  var body: some View { Button("Glaze") { glazes = true }.sheet(isPresented: $glazes) { Glazes() } }
}

struct Glazes: View { var body: some View { Text("Blue") } }
struct Bowls: View { var body: some View { Text("Bowls") } }

struct WheelCorner: View {
  var body: some View { NavigationStack { NavigationLink("Clay") { Clay() } } }
}

struct Clay: View { var body: some View { Text("Red") } }
