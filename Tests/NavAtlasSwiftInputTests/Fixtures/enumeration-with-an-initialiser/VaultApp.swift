import SwiftUI

@main struct VaultApp: App {
  var body: some Scene { WindowGroup { VaultView() } }
}

struct VaultItem: Identifiable {
  let id: Int
  let link: URL?
}

enum Preview: Identifiable {
  case web(URL)
  case picture(VaultItem)

  var id: Int { 0 }

  init(item: VaultItem) {
    if let link = item.link {
      self = .web(link)
    } else {
      self = .picture(item)
    }
  }
}

struct VaultView: View {
  @State private var preview: Preview?
  @State private var items: [VaultItem] = []

  var body: some View {
    List(items) { item in
      Button("Open") { preview = Preview(item: item) }
    }
    .fullScreenCover(item: $preview) { preview in
      switch preview {
      case .web(let url): LinkView(url: url)
      case .picture(let item): PictureView(item: item)
      }
    }
  }
}

struct LinkView: View {
  let url: URL
  var body: some View { Text(url.absoluteString) }
}

struct PictureView: View {
  let item: VaultItem
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
