import SwiftUI
import UIKit

@main struct ParcelApp: App {
  var body: some Scene { WindowGroup { ParcelView() } }
}

struct ParcelView: View {
  @State private var isSending = false

  var body: some View {
    Button("Send") { isSending = true }
      .sheet(isPresented: $isSending) { ShareSheet(items: ["A parcel"]) }
  }
}

struct ShareSheet: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.completionWithItemsHandler = { _, _, _, _ in
      dismiss()
    }
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
