import SwiftUI

@main struct ReaderApp: App { var body: some Scene { WindowGroup { Reader() } } }

struct Reader: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Titles()
        .navigationDestination(for: URL.self) { Web(address: $0) }
        .navigationDestination(for: Int.self) { Page(number: $0) }
    }
    .environment(\.openURL, OpenURLAction { address in
      path.append(address)
      return .handled
    })
  }
}

struct Titles: View { var body: some View { NavigationLink("One", value: 1) } }

struct Page: View {
  let number: Int
  var body: some View { Text("Page") }
}

struct Web: View {
  let address: URL
  var body: some View { Text("Web") }
}
