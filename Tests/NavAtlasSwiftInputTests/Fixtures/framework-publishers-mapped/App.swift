import Combine
import SwiftUI

/// What a framework's publisher sends is made into something else before it is heard.
@main struct GalleryApp: App {
  var body: some Scene { WindowGroup { WallView() } }
}

struct WallView: View {
  @State private var image: UIImage?
  @State private var framing = false
  @State private var failed = false
  @State private var subscription: AnyCancellable?

  var body: some View {
    Button("Frame", action: load)
      .sheet(isPresented: $framing) { if let image { FrameView(image: image) } }
      .sheet(isPresented: $failed) { DamageView() }
  }

  private func load() {
    guard let url = URL(string: "https://gallery.example") else { return }
    subscription = URLSession.shared.dataTaskPublisher(for: url)
      .map { UIImage(data: $0.data) }
      .receive(on: DispatchQueue.main)
      .sink { completion in
        if case .failure = completion { failed = true }
      } receiveValue: { loaded in
        image = loaded
        framing = true
      }
  }
}

struct FrameView: View {
  let image: UIImage
  var body: some View { Text("Frame") }
}

struct DamageView: View { var body: some View { Text("Damaged") } }
