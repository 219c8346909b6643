import SwiftUI

@Observable final class Studio {
  var room: String?
  var player: String?
  var isLoading = false

  var asksForPlayer: Bool { room != nil && player == nil && !isLoading }
}

@main struct StudioApp: App {
  @State private var studio = Studio()
  var body: some Scene { WindowGroup { Doors().environment(studio) } }
}

struct Doors: View {
  @Environment(Studio.self) private var studio

  var body: some View {
    if studio.room != nil && studio.player != nil {
      Recording()
    } else if studio.asksForPlayer, let room = studio.room {
      Audition(room: room)
    } else {
      Lobby()
    }
  }
}

struct Lobby: View {
  @Environment(Studio.self) private var studio
  var body: some View { Button("Enter") { studio.room = "A" } }
}

struct Audition: View {
  let room: String
  @Environment(Studio.self) private var studio

  var body: some View {
    VStack {
      Text(room)
      Button("Play") { studio.player = "Me" }
      Button("Leave") { studio.room = nil }
    }
  }
}

struct Recording: View {
  @Environment(Studio.self) private var studio

  var body: some View {
    VStack {
      Button("Hand over") { studio.player = nil }
      Button("Close") {
        studio.player = nil
        studio.room = nil
      }
    }
  }
}
