import SwiftUI

@main struct CaveApp: App {
  @State private var guide = Guide()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $guide.path) {
        Mouth().navigationDestination(for: Chamber.self) { chamber in
          switch chamber {
          case .hall: Hall()
          case .lake: Lake()
          }
        }
      }
      .environment(guide)
    }
  }
}

enum Chamber: Hashable { case hall, lake }

@Observable final class Guide {
  var path: [Chamber] = []
  func go(to chamber: Chamber) {
    if let position = path.firstIndex(of: chamber) {
      path.removeSubrange((position + 1)...)
    } else {
      path.append(chamber)
    }
  }
}

struct Mouth: View {
  @Environment(Guide.self) private var guide
  var body: some View { Button("Hall") { guide.go(to: .hall) } }
}

struct Hall: View {
  @Environment(Guide.self) private var guide
  var body: some View { Button("Lake") { guide.go(to: .lake) } }
}

struct Lake: View { var body: some View { Text("Lake") } }
