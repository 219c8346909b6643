import SwiftUI

@main
struct ChoirApp: App {
  @State private var choir = Choir()

  var body: some Scene {
    WindowGroup { RootView().environment(choir) }
  }
}

@Observable final class Choir {
  enum Phase { case unknown, loading, ready }
  var phase = Phase.unknown
  var songs: [String]?
}

/// It writes the tabs, though a host is around them, in a choice in a choice.
struct RootView: View {
  @Environment(Choir.self) private var choir
  @State private var tab = 0

  var body: some View {
    phased.tint(.teal)
  }

  @ViewBuilder
  private var phased: some View {
    switch choir.phase {
    case .unknown: JoinView()
    case .loading: TuningView()
    case .ready:
      if let songs = choir.songs {
        tabs(of: songs).id(songs.count)
      } else {
        TuningView()
      }
    }
  }

  private func tabs(of songs: [String]) -> some View {
    NoticeHost {
      tab = 0
    } content: {
      TabView(selection: $tab) {
        Tab("Songs", systemImage: "music.note", value: 0) { SongsView(songs: songs) }
        Tab("Singers", systemImage: "person", value: 1) { SingersView() }
      }
    }
  }
}

struct NoticeHost<Content: View>: View {
  let open: () -> Void
  @ViewBuilder let content: () -> Content

  init(open: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
    self.open = open
    self.content = content
  }

  var body: some View { content().onAppear(perform: open) }
}

struct JoinView: View {
  @Environment(Choir.self) private var choir
  var body: some View { Button("Join") { choir.phase = .loading } }
}

struct TuningView: View {
  @Environment(Choir.self) private var choir
  var body: some View {
    Text("Tuning").onTapGesture {
      choir.songs = []
      choir.phase = .ready
    }
  }
}

struct SongsView: View {
  let songs: [String]
  var body: some View { Text("\(songs.count) songs") }
}

struct SingersView: View {
  var body: some View { Text("Singers") }
}
