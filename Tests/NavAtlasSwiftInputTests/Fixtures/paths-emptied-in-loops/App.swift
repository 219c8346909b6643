import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Root() } }
}

enum Base { case gate, hall }
enum Route: Hashable { case wood }

@Observable final class Guide {
  var path = NavigationPath()
  var base: Base = .gate
  func clear() {
    while !path.isEmpty { path.removeLast() }
  }
  func show(_ next: Base) {
    for _ in 0..<path.count { path.removeLast() }
    if base != next { base = next }
  }
}

struct Root: View {
  @State private var guide = Guide()
  var body: some View {
    NavigationStack(path: $guide.path) {
      Group {
        switch guide.base {
        case .gate: Porch(guide: guide)
        case .hall: Parlour(guide: guide)
        }
      }
      .navigationDestination(for: Route.self) { _ in Grove(guide: guide) }
    }
  }
}

struct Porch: View {
  let guide: Guide
  var body: some View { Button("Grove") { guide.path.append(Route.wood) } }
}
struct Parlour: View {
  let guide: Guide
  var body: some View { Button("Leave") { guide.show(.gate) } }
}
struct Grove: View {
  let guide: Guide
  var body: some View {
    Button("Parlour") { guide.show(.hall) }
    Button("Porch") { guide.clear() }
  }
}
