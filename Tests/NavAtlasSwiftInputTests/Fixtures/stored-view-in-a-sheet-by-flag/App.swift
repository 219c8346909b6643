import SwiftUI

struct Poster: Identifiable {
  let id: Int
  let picture: AnyView
}

final class Wall: ObservableObject {
  @Published var poster: Poster?
  @Published var banner: Poster?
}

@main struct GalleryApp: App { var body: some Scene { WindowGroup { Hall() } } }

struct Hall: View {
  @StateObject private var wall = Wall()
  @State private var note: Poster?

  var body: some View {
    VStack {
      Button("Sea") { wall.poster = Poster(id: 1, picture: AnyView(Sea(wall: wall))) }
      Button("Hills") { hang(Hills()) }
      Button("Banner") { wall.banner = Poster(id: 3, picture: AnyView(Banner())) }
      Button("Note") { note = Poster(id: 4, picture: AnyView(Note())) }
    }
    .sheet(isPresented: Binding(get: { wall.poster != nil }, set: { if !$0 { wall.poster = nil } })) {
      wall.poster?.picture
    }
    .fullScreenCover(isPresented: Binding(get: { wall.banner != nil }, set: { if !$0 { wall.banner = nil } })) {
      if let banner = wall.banner { banner.picture }
    }
    .popover(isPresented: Binding(get: { note != nil }, set: { if !$0 { note = nil } })) {
      VStack { note?.picture }
    }
  }

  private func hang<Content: View>(_ content: Content) {
    wall.poster = Poster(id: 2, picture: AnyView(content))
  }
}

struct Sea: View {
  let wall: Wall
  var body: some View { Button("Away") { wall.poster = nil } }
}

struct Hills: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Down") { dismiss() } }
}

struct Banner: View { var body: some View { Text("Banner") } }
struct Note: View { var body: some View { Text("Note") } }
