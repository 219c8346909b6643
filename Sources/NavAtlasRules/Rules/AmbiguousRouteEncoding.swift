import NavAtlasModel

struct AmbiguousRouteEncoding: Rule {
  let info = RuleInfo(
    "NA701", "ambiguous-route-encoding", .error,
    "A route is encoded like one of another type, whose decoder is tried first.",
    rationale: """
      Names of types are not in what Codable writes: `Shop.main` and `User.main` are the same bytes, so the first decoder \
      takes both and the wrong screen is shown. Encode the type as well, or put all routes into one enumeration.
      """,
    drawsOn: "The source reader's remarks on pushed values, followed through encoding and decoding.",
    bad: .source(example(second: "main")),
    good: .source(example(second: "profile")))

  private static func example(second: String) -> String {
    """
    import SwiftUI
    enum Shop: Codable { case main }
    enum User: Codable { case \(second) }
    @main struct Mall: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State var path: [Data] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("User") { push(User.\(second)) }
            .navigationDestination(for: Data.self) { data in
              if let shop = try? JSONDecoder().decode(Shop.self, from: data) {
                ShopPage()
              } else if let user = try? JSONDecoder().decode(User.self, from: data) {
                UserPage()
              }
            }
        }
      }
      func push<T: Codable>(_ route: T) { path.append(try! JSONEncoder().encode(route)) }
    }
    struct ShopPage: View { var body: some View { Text("Shop") } }
    struct UserPage: View { var body: some View { Text("User") } }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    info.findings(.ambiguousEncoding, in: facts)
  }
}
