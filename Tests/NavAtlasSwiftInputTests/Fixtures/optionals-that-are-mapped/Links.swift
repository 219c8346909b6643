import SwiftUI

@main struct LinkApp: App {
  var body: some Scene { WindowGroup { NavigationStack { LinkView() } } }
}

struct LinkView: View {
  @AppStorage("address") private var address: String?
  @State private var isShown = false
  @State private var isFailed = false

  var body: some View {
    VStack {
      Button("Open") { open() }
      Button("Change") { address = "https://example.org" }
    }
    .sheet(isPresented: $isShown) { PageView() }
    .sheet(isPresented: $isFailed) { FailureView() }
  }

  private func open() {
    let url = address.flatMap { URL(string: $0) }
    if let url {
      print(url)
      isShown = true
    } else {
      isFailed = true
    }
  }
}

struct PageView: View { var body: some View { Text("Page") } }

struct FailureView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("OK") { dismiss() } }
}
