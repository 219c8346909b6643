import SwiftUI

@main struct ReaderApp: App {
  var body: some Scene { WindowGroup { Reader() } }
}

struct Reader: View {
  @State private var shown = 0
  private let pages = [AnyView(Today()), AnyView(Saved())]
  var body: some View {
    VStack(spacing: 0) {
      pages[shown]
      HStack {
        ForEach(0..<pages.count, id: \.self) { page in Button("\(page)") { shown = page } }
      }
    }
  }
}

struct Today: View {
  @State private var asks = false
  var body: some View { Button("Ask") { asks = true }.sheet(isPresented: $asks) { Ask() } }
}

struct Saved: View { var body: some View { Text("Saved") } }
struct Ask: View { var body: some View { Text("Ask") } }
