import SwiftUI

@main
struct StudioApp: App {
  var body: some Scene {
    WindowGroup { EaselView() }
  }
}

struct Canvas {
  func picture(of size: Int) -> Image? {
    if Loader.isReady() { return Image("canvas") } else { return nil }
  }

  func frame() -> Image { Image("frame") }
}

struct EaselView: View {
  private let canvas = Canvas()
  @State private var shows = false
  @State private var frames = false

  var body: some View {
    VStack {
      Button("Show") { shows = true }
      Button("Frame") { frames = true }
    }
    .sheet(isPresented: $shows) {
      if let picture = canvas.picture(of: 3) { PictureView(picture: picture) } else { EmptyEaselView() }
    }
    .sheet(isPresented: $frames) { FrameView(frame: canvas.frame()) }
  }
}

struct PictureView: View {
  let picture: Image
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}

struct EmptyEaselView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Back") { dismiss() } }
}

struct FrameView: View {
  let frame: Image
  var body: some View { frame }
}
