import SwiftUI
import UIKit

@main struct VerseApp: App {
  var body: some Scene { WindowGroup { VerseView() } }
}

extension String {
  func share(from controller: UIViewController) {
    let sharing = UIActivityViewController(activityItems: [self], applicationActivities: nil)
    sharing.modalPresentationStyle = .popover
    sharing.popoverPresentationController?.sourceView = controller.view
    controller.present(sharing, animated: true)
  }

  func show(from controller: UIViewController) {
    let page = UIHostingController(rootView: PageView(text: self))
    page.modalPresentationStyle = .popover
    controller.present(page, animated: true)
  }
}

struct VerseView: View {
  var body: some View {
    Button("Share") { "verse".share(from: UIViewController()) }
    Button("Show") { "verse".show(from: UIViewController()) }
  }
}

struct PageView: View {
  let text: String
  var body: some View { Text(text) }
}
