import TestSupport
import Testing

/// Code that calls itself by way of other code does the same, whoever else calls it.
@Suite struct MutualCallTests {
  /// - Parameter others: what else the first screen does.
  private static func source(_ others: String, _ climb: String, _ slide: String, _ button: String) -> String {
    """
    import SwiftUI
    @main struct PlaygroundApp: App { var body: some Scene { WindowGroup { GateView() } } }
    enum Spot: Hashable { case tower, pond, bench }
    final class Child: ObservableObject {
      @Published var path: [Spot] = []
      var isAwake = false
      \(climb)
      \(slide)
    }
    struct GateView: View {
      @StateObject private var child = Child()
      var body: some View {
        NavigationStack(path: $child.path) {
          VStack {
            \(others)
            Button("bench") { child.path.append(.bench) }
          }
          .navigationDestination(for: Spot.self) { spot in
            switch spot {
            case .tower: TowerView()
            case .pond: PondView()
            case .bench: BenchView(child: child)
            }
          }
        }
      }
    }
    struct BenchView: View {
      @ObservedObject var child: Child
      var body: some View { \(button) }
    }
    struct TowerView: View { var body: some View { Text("a") } }
    struct PondView: View { var body: some View { Text("b") } }
    """
  }

  @Test(arguments: [
    (
      "func climb() { path.append(.tower); slide() }",
      "func slide() { if isAwake { climb() }; path.append(.pond) }"
    ),
    (
      "func slide() { if isAwake { climb() }; path.append(.pond) }",
      "func climb() { path.append(.tower); slide() }"
    ),
    (
      "func climb() { path.append(.tower); rest() }\nfunc rest() { slide() }",
      "func slide() { if isAwake { climb() } else { path.append(.pond) } }"
    ),
    (
      "func climb() { path.append(.tower); if isAwake { slide() } }",
      "func slide() { switch isAwake { case true: climb()\ncase false: path.append(.pond) } }"
    ),
  ]) func `what a screen's code does is the same whoever else calls its parts`(first: String, second: String)
    throws
  {
    for button in ["Button(\"a\") { child.slide() }", "Button(\"a\", action: child.slide)"] {
      var found: Set<Set<String>> = []
      for others in [
        "", "Button(\"a\") { child.climb() }", "Button(\"a\") { child.slide() }",
        "Button(\"a\") { child.climb() }\nButton(\"b\") { child.slide() }",
        "Button(\"b\") { child.slide() }\nButton(\"a\") { child.climb() }",
      ] {
        let statements = try Folder("App.swift", Self.source(others, first, second, button)).load().statements
        found.insert(statements.filter { $0.hasPrefix("BenchView") })
      }
      #expect(found == [["BenchView -push-> TowerView", "BenchView -push-> PondView"]], "\(button)")
    }
  }

  @Test(arguments: [
    ["NavigationLink(\"a\") { OpinionView(level: 0) }", "NavigationLink(\"b\") { AnswersView() }"],
    ["NavigationLink(\"b\") { AnswersView() }", "NavigationLink(\"a\") { OpinionView(level: 0) }"],
    ["NavigationLink(\"a\") { OpinionView(level: 1) }", "NavigationLink(\"b\") { AnswersView() }"],
    ["NavigationLink(\"b\") { AnswersView() }", "NavigationLink(\"a\") { OpinionView(level: 1) }"],
    ["AnyView(NavigationLink(\"b\") { AnswersView() })", "NavigationLink(\"a\") { OpinionView() }"],
  ]) func `views that show each other show the same, whichever is met first`(links: [String]) throws {
    for inner in [
      "if isLong { AnswersView() }", "Group { isLong ? AnyView(AnswersView()) : AnyView(Text(\"a\")) }",
      "answers",
      "BetweenView()",
    ] {
      let source = """
        import SwiftUI
        @main struct ForumApp: App { var body: some Scene { WindowGroup { NavigationStack { TopicView() } } } }
        struct TopicView: View { var body: some View { VStack { \(links.joined(separator: "\n")) } } }
        struct OpinionView: View {
          var level = 0
          @State private var asks = false
          var isLong: Bool { Library.shared.isLong }
          var answers: some View { AnswersView() }
          var body: some View {
            VStack { Button("a") { asks = true }.sheet(isPresented: $asks) { AuthorView() }; \(inner) }
          }
        }
        struct BetweenView: View { var body: some View { VStack { AnswersView(); Text("a") } } }
        struct AnswersView: View {
          @State private var sorts = false
          var body: some View {
            VStack {
              Button("a") { sorts = true }.sheet(isPresented: $sorts) { OrderView() }
              ForEach(Library.shared.all) { _ in OpinionView(level: 1) }
            }
          }
        }
        struct AuthorView: View { var body: some View { Text("a") } }
        struct OrderView: View { var body: some View { Text("b") } }
        """
      #expect(
        try Folder("App.swift", source).load().statements == [
          "launch TopicView", "TopicView -viewPush-> OpinionView", "TopicView -viewPush-> AnswersView",
          "OpinionView -sheet-> AuthorView", "OpinionView -sheet-> OrderView",
          "AnswersView -sheet-> AuthorView", "AnswersView -sheet-> OrderView",
        ], "\(inner)")
    }
  }
}
