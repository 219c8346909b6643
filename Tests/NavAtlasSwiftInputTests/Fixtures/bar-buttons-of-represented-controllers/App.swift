import QuickLook
import SwiftUI

@main struct GalleryApp: App {
  var body: some Scene { WindowGroup { Wall() } }
}

struct Wall: View {
  @State private var frames = false
  @State private var posts = false
  var body: some View {
    Button("Frame") { frames = true }
      .fullScreenCover(isPresented: $frames) { Frame() }
    Button("Poster") { posts = true }
      .sheet(isPresented: $posts) { Poster() }
  }
}

struct Frame: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> QLPreviewController {
    let controller = QLPreviewController()
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in context.coordinator.leave() })
    return controller
  }
  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(leave: { dismiss() }) }

  final class Coordinator: NSObject {
    let leave: () -> Void
    init(leave: @escaping () -> Void) { self.leave = leave }
  }
}

struct Poster: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> QLPreviewController {
    let preview = QLPreviewController()
    preview.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in dismiss() })
    ]
    return preview
  }
  func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
}
