import SwiftUI

@main struct PantryApp: App {
  @State private var trail: [Shelf] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $trail) {
        PantryView()
          .navigationDestination(for: Shelf.self) { shelf in
            switch shelf {
            case .jar: JarView()
            case .box: BoxView()
            }
          }
      }
      .onOpenURL { url in
        guard let found = Address.parse(url.absoluteString) else { return }
        switch found.kind {
        case "jar": trail.append(.jar)
        case "box": trail.append(.box)
        default: break
        }
      }
    }
  }
}

enum Shelf: Hashable { case jar, box }

enum Address {
  static func parse(_ text: String) -> (kind: String, id: String)? {
    if text.hasPrefix("jar-") {
      return ("jar", String(text.dropFirst(4)))
    } else if text.hasPrefix("box-") {
      return ("box", String(text.dropFirst(4)))
    }
    return nil
  }
}

struct PantryView: View { var body: some View { Text("Pantry") } }
struct JarView: View { var body: some View { Text("Jar") } }
struct BoxView: View { var body: some View { Text("Box") } }
