import BandDesign
import SwiftUI

@main struct BandApp: App {
  var body: some Scene { WindowGroup { Songs() } }
}

struct Songs: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        BandBar(style: .buttons(.init(title: "Songs", first: { path.append(1) })))
        Text("All songs")
      }
      .navigationDestination(for: Int.self) { _ in Song(onBack: { path.removeLast() }) }
    }
  }
}

struct Song: View {
  let onBack: () -> Void
  @State private var showsChords = false

  var body: some View {
    VStack {
      bar
      Text("La la")
    }
    .sheet(isPresented: $showsChords) { Chords() }
  }

  private var bar: some View {
    BandBar(
      style: .navigation(
        .init(title: "Song", back: { onBack() }, more: .button("Chords", action: { showsChords = true }))))
  }
}

struct Chords: View { var body: some View { Text("A E D") } }
