import SwiftUI

/// A handler of URLs that returns after each of them that it knows.
enum Stop: Hashable { case mill(String), lock(String) }

final class Canal: ObservableObject {
  @Published var path: [Stop] = []

  func follow(_ url: URL) -> Bool {
    if url.host == "mill", let name = url.pathComponents.last {
      path.append(.mill(name))
      return true
    }
    guard url.host == "lock" else { return false }
    path.append(.lock(url.lastPathComponent))
    return true
  }
}

@main struct CanalApp: App { var body: some Scene { WindowGroup { CanalView() } } }

struct CanalView: View {
  @StateObject private var canal = Canal()

  var body: some View {
    NavigationStack(path: $canal.path) {
      TowpathView()
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .mill(let name): MillView(name: name)
          case .lock(let name): LockView(name: name)
          }
        }
    }
    .onOpenURL { url in
      if !canal.follow(url) { print("unknown") }
    }
  }
}

struct TowpathView: View { var body: some View { List { Text("Towpath") } } }
struct MillView: View { let name: String; var body: some View { Text(name) } }
struct LockView: View { let name: String; var body: some View { Text(name) } }
