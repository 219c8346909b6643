import SwiftUI

@main struct NamesakeApp: App {
  @State private var environment = Shop()

  var body: some Scene { WindowGroup { StartView().environment(environment) } }
}

@Observable final class Shop { var name = "Shop" }

// The property cannot be called: `.environment(…)` is the modifier.
struct StartView: View {
  @Environment(Shop.self) private var environment

  var body: some View {
    NavigationStack { NavigationLink(environment.name) { AboutView() } }
  }
}

struct AboutView: View { var body: some View { Text("About") } }
