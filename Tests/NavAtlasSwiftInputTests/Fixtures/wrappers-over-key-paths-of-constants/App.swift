import SwiftUI

@main struct WeaveApp: App {
  var body: some Scene { WindowGroup { LoomRoot() } }
}

enum Pattern: Hashable { case herringbone }

final class LoomRouter: ObservableObject {
  @Published var path: [Pattern] = []
  @Published var isDyeing = false
  func open(_ pattern: Pattern) { path.append(pattern) }
  func dye() { isDyeing = true }
}

final class Workshop {
  static let shared = Workshop()
  let router = LoomRouter()
}

/// Finds a constant, so that no storage of the workshop's is the wrapped property's own.
@propertyWrapper struct Tool<Kind> {
  let path: KeyPath<Workshop, Kind>
  init(_ path: KeyPath<Workshop, Kind>) { self.path = path }
  var wrappedValue: Kind { Workshop.shared[keyPath: path] }
}

struct LoomRoot: View {
  @ObservedObject private var router = Workshop.shared.router

  var body: some View {
    NavigationStack(path: $router.path) {
      LoomView().navigationDestination(for: Pattern.self) { _ in PatternView() }
    }
    .sheet(isPresented: $router.isDyeing) { DyeView() }
  }
}

struct LoomView: View {
  @StateObject private var model = LoomModel()
  var body: some View {
    Button("Pattern") { model.choose() }
    Button("Dye") { model.dye() }
  }
}

final class LoomModel: ObservableObject {
  @Tool(\.router) private var router
  func choose() { router.open(.herringbone) }
  func dye() { router.dye() }
}

struct PatternView: View {
  @Tool(\.router) private var router
  var body: some View { Button("Back") { router.path.removeLast() } }
}

struct DyeView: View { var body: some View { Text("Dye") } }
