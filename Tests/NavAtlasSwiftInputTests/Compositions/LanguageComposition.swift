import Testing

/// An app in which one button shows one of three routes, put together from parts: how the language hands the route on, and
/// what shows it.
struct LanguageComposition: CustomTestStringConvertible {
  enum Showing: String, CaseIterable {
    case sheet, path, model, router

    var state: String {
      switch self {
      case .sheet: "@State private var route: Route?"
      case .path: "@State private var path: [Route] = []"
      case .model: "@StateObject private var model = Model()"
      case .router: "@StateObject private var router = Router()"
      }
    }

    func opening(_ route: String) -> String {
      switch self {
      case .sheet: "route = \(route)"
      case .path: "path.append(\(route))"
      case .model: "model.route = \(route)"
      case .router: "router.go(\(route))"
      }
    }

    func body(_ view: String) -> String {
      let choice = "route in switch route { case .a: AView()\ncase .b: BView()\ncase .c: CView() }"
      return switch self {
      case .sheet: "\(view).sheet(item: $route) { \(choice) }"
      case .path:
        "NavigationStack(path: $path) { \(view).navigationDestination(for: Route.self) { \(choice) } }"
      case .model: "\(view).sheet(item: $model.route) { \(choice) }"
      case .router:
        "NavigationStack(path: $router.path) { \(view).navigationDestination(for: Route.self) { \(choice) } }"
      }
    }

    var kind: String { self == .sheet || self == .model ? "sheet" : "push" }
  }

  var form: LanguageForm
  var showing: Showing

  static let all: [LanguageComposition] = LanguageForm.all.flatMap { form in
    Showing.allCases.map { LanguageComposition(form: form, showing: $0) }
  }

  var testDescription: String { "\(form.name)-\(showing)" }

  var moves: Set<String> {
    Set(form.leads.map { "RootView -\(showing.kind)-> \($0.uppercased())View" })
  }

  var source: String {
    """
    import SwiftUI
    enum Route: String, Identifiable, Hashable, CaseIterable {
      case a, b, c
      var id: String { rawValue }
    }
    final class Model: ObservableObject { @Published var route: Route? }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      func go(_ route: Route) { path.append(route) }
    }
    \(form.declarations)
    @main struct RouteApp: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View {
      \(showing.state)
      @State private var flag = false
      @State private var count = 0
      var body: some View { \(showing.body("VStack { Button(\"x\") { tapped() } }")) }
      private func tapped() { \(form.code { showing.opening($0) }) }
      \(form.members { showing.opening($0) })
    }
    struct AView: View { var body: some View { Text("a") } }
    struct BView: View { var body: some View { Text("b") } }
    struct CView: View { var body: some View { Text("c") } }
    """
  }
}
