import SwiftUI

@main struct StudioApp: App {
  var body: some Scene { WindowGroup { Studio() } }
}

enum Area: Hashable { case songs, films }

struct Studio: View {
  @State private var area: Area = .songs
  @State private var songs: Set<String> = []
  @State private var films: Set<String> = []

  var body: some View {
    NavigationSplitView {
      Areas(area: $area)
    } content: {
      switch area {
      case .songs: Songs(songs: $songs)
      case .films: Films(films: $films)
      }
    } detail: {
      Detail(area: area, songs: $songs)
    }
  }
}

struct Areas: View {
  @Binding var area: Area

  var body: some View {
    VStack {
      Button("Songs") { area = .songs }
      Button("Films") { area = .films }
    }
  }
}

struct Detail: View {
  let area: Area
  @Binding var songs: Set<String>

  var body: some View {
    switch area {
    case .songs: Song(songs: $songs)
    case .films: Film()
    }
  }
}

struct Songs: View {
  @Binding var songs: Set<String>
  @State private var records = false

  var body: some View {
    VStack {
      List(selection: $songs) { Text("Waltz") }
      Button("Record") { records = true }
    }
    .sheet(isPresented: $records) { Recorder(songs: $songs) }
  }
}

/// Chooses in the list that it was opened from.
struct Recorder: View {
  @Binding var songs: Set<String>
  var body: some View { Button("Done") { songs = ["Take 1"] } }
}

/// What it chooses has nothing to do with songs, which the third column shows at first.
struct Films: View {
  @Binding var films: Set<String>
  @State private var shoots = false

  var body: some View {
    VStack {
      List(selection: $films) { Text("Short") }
      Button("Shoot") { shoots = true }
    }
    .sheet(isPresented: $shoots) { Camera(films: $films) }
  }
}

struct Camera: View {
  @Binding var films: Set<String>
  var body: some View { Button("Done") { films = ["Take 1"] } }
}

/// Chooses again in the list beside it: it is there already.
struct Song: View {
  @Binding var songs: Set<String>
  var body: some View { Button("Next") { songs = ["Tango"] } }
}

struct Film: View { var body: some View { Text("Film") } }
