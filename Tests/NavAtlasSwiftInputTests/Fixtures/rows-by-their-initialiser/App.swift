import SwiftUI

@main
struct AviaryApp: App {
  var body: some Scene {
    WindowGroup { AviaryView() }
  }
}

struct Bird: Identifiable, Hashable {
  let id: Int
}

struct AviaryView: View {
  @State private var birds: [Bird] = []

  var body: some View {
    NavigationStack {
      List {
        ForEach(birds, content: BirdRow.init)
      }
      .navigationDestination(for: Bird.self, destination: BirdView.init)
    }
  }
}

struct BirdRow: View {
  let bird: Bird
  @State private var isRinging = false

  var body: some View {
    NavigationLink("Bird \(bird.id)", value: bird)
      .swipeActions {
        Button("Ring") { isRinging = true }
      }
      .sheet(isPresented: $isRinging) { RingView() }
  }
}

struct BirdView: View {
  let bird: Bird

  var body: some View {
    List([bird], rowContent: FeatherRow.init(bird:))
  }
}

struct FeatherRow: View {
  let bird: Bird

  var body: some View {
    NavigationLink("Feathers") { FeatherView() }
  }
}

struct FeatherView: View {
  var body: some View { Text("Feathers") }
}

struct RingView: View {
  var body: some View { Text("Ring") }
}
