import NavAtlasModel

struct AmbiguousRouteEncoding: Rule {
  let info = RuleInfo(
    "NA701", "ambiguous-route-encoding", .error,
    "A route is encoded like one of another type, whose decoder is tried first.",
    rationale: """
      Names of types are not in what Codable writes: `Shop.main` and `User.main` are the same bytes, so the first decoder \
      takes both and the wrong screen is shown. Encode the type as well, or put all routes into one enumeration. Where only \
      the order of the decoders keeps routes apart, that is a note.
      """,
    drawsOn: """
      The cases, raw values and keys of the types that a destination for undecoded values tries to decode, in their order, where \
      the compiler writes their coding; and the source reader's remarks on pushed values.
      """,
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
    let written = facts.routeChains.flatMap { findings($0, facts) }
    let known = Set(written.map { Set($0.subjects) })
    let followed = info.findings(.ambiguousEncoding, in: facts)
    return written + followed.filter { !known.contains(Set($0.subjects)) }
  }

  private func findings(_ chain: SourceFacts.DecodeChain, _ facts: LintFacts) -> [Finding] {
    let forms = chain.types.map { type in facts.source.codings.first { $0.type == type } }
    var found: [Finding] = []
    for (position, first) in forms.enumerated() {
      for second in forms[(position + 1)...] {
        guard let first, let second, first.type != second.type else { continue }
        if let (taken, given) = first.firstTaken(of: second) {
          found.append(
            info.finding(
              "\(given) is encoded like \(taken), whose decoder is tried first; encode the type as well",
              subjects: [taken, given], at: chain.location))
        } else if let (taken, given) = second.firstTaken(of: first) {
          found.append(
            info.finding(
              "\(given) can be decoded as \(taken) too: only the order of the decoders tells them apart",
              .note,
              subjects: [taken, given], at: chain.location))
        }
      }
    }
    return found
  }
}
