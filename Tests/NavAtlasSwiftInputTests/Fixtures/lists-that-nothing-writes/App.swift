import SwiftUI

/// Rows with the views that they lead to, in variables that no code writes.
struct Track {
  let title: String
  var destination: AnyView?
  var act: (() -> Void)?
}

final class Yard: ObservableObject {
  @Published var whistles = false
  lazy var tracks: [Track] = [
    Track(title: "Shed", destination: AnyView(ShedView())),
    Track(title: "Whistle", act: { self.whistles = true }),
  ]
}

@main struct YardApp: App { var body: some Scene { WindowGroup { NavigationStack { YardView() } } } }

struct YardView: View {
  @StateObject private var yard = Yard()

  var body: some View {
    List {
      ForEach(yard.tracks, id: \.title) { track in
        if let shown = track.destination {
          NavigationLink(track.title) { shown }
        } else {
          Button(track.title) { track.act?() }
        }
      }
    }
    .sheet(isPresented: $yard.whistles) { SteamView() }
  }
}

struct ShedView: View { var body: some View { Text("Shed") } }
struct SteamView: View { var body: some View { Text("Steam") } }
