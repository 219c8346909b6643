import Testing

/// An app in which a view deep inside asks the environment for what its root has set, whatever shows the views between.
struct EnvironmentComposition: CustomTestStringConvertible {
  enum Asked: String, CaseIterable {
    case action, closure, object

    var declaration: String {
      switch self {
      case .action:
        """
        struct GoAction { let action: () -> Void
        func callAsFunction() { action() } }
        extension EnvironmentValues { @Entry var go = GoAction {} }
        """
      case .closure: "extension EnvironmentValues { @Entry var go: () -> Void = {} }"
      case .object:
        """
        final class Walker: ObservableObject { let go: () -> Void
        init(go: @escaping () -> Void) { self.go = go } }
        """
      }
    }

    var setting: String {
      switch self {
      case .action: ".environment(\\.go, GoAction { path.append(.lake) })"
      case .closure: ".environment(\\.go) { path.append(.lake) }"
      case .object: ".environmentObject(Walker { path.append(.lake) })"
      }
    }

    var property: String {
      self == .object ? "@EnvironmentObject private var walker: Walker" : "@Environment(\\.go) private var go"
    }

    var call: String { self == .object ? "walker.go()" : "go()" }
  }

  var outer: ViewForm
  var inner: ViewForm
  var asked: Asked

  /// Each form around each of the last that were not read at first, and each for itself with all that can be asked for.
  static let all: [EnvironmentComposition] =
    ViewForm.all.flatMap { outer in
      ViewForm.all.filter { hard.contains($0.name) }.map { .init(outer: outer, inner: $0, asked: .action) }
    }
    + ViewForm.all.flatMap { form in
      Asked.allCases.filter { $0 != .closure || !unread.contains(form.name) }.map {
        .init(outer: form, inner: ViewForm.all[0], asked: $0)
      }
    }

  private static let hard: Set<String> = ["methodReference", "globalReference", "genericMade", "provider"]
  /// A bare closure is not found where a constant's closure makes the view that asks.
  private static let unread: Set<String> = ["provider", "lazyClosure"]

  var testDescription: String { "\(outer.name)-\(inner.name)-\(asked)" }

  static let moves: Set<String> = ["First -push-> Lake"]

  var source: String {
    """
    import SwiftUI
    enum Route: Hashable { case lake }
    \(asked.declaration)
    @main struct TourApp: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) { First().navigationDestination(for: Route.self) { _ in Lake() } }
          \(asked.setting)
      }
    }
    \(outer.written(as: "First", showing: "Second"))
    \(inner.written(as: "Second", showing: "Asker"))
    struct Asker: View { \(asked.property)
      var body: some View { Button("x") { \(asked.call) } } }
    struct Lake: View { var body: some View { Text("x") } }
    """
  }
}
