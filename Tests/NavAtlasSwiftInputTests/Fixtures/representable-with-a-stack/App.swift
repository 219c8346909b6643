import QuickLook
import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Square() } }
}

struct Square: View {
  @State private var shows = false
  var body: some View {
    Button("Look") { shows = true }
      .fullScreenCover(isPresented: $shows) { Picture() }
  }
}

struct Picture: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let controller = QLPreviewController()
    return UINavigationController(rootViewController: controller)
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
