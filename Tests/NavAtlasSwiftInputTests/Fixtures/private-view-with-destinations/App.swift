import SwiftUI

@main struct BirdApp: App {
  var body: some Scene { WindowGroup { Sightings() } }
}

struct Sightings: View {
  @State private var isWatching = false
  @State private var looksCloser = false

  var body: some View {
    VStack {
      Button("Watch") { isWatching = true }
      Button("Closer") { looksCloser = true }
    }
    .fullScreenCover(isPresented: $isWatching) {
      NavigationStack { Watch().toolbar(.hidden, for: .navigationBar) }
    }
    .sheet(isPresented: $looksCloser) { Closer() }
  }
}

private struct Watch: View {
  @State private var shot: Data?

  var body: some View {
    Lens(taken: { shot = $0 })
      .ignoresSafeArea()
      .navigationDestination(
        isPresented: Binding(get: { shot != nil }, set: { if !$0 { shot = nil } })
      ) {
        if let shot { Plate(shot: shot) }
      }
  }
}

private struct Closer: View {
  var body: some View { Lens(taken: { _ in }).ignoresSafeArea() }
}

struct Plate: View {
  let shot: Data
  var body: some View { Text("\(shot.count)") }
}
