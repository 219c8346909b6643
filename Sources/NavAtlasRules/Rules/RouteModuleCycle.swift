import NavAtlasModel

struct RouteModuleCycle: Rule {
  let info = RuleInfo(
    "NA702", "route-module-cycle", .error,
    "Modules import each other because of routes or screens, or a module of routes imports a feature.",
    rationale: """
      Targets that depend on each other cannot be built. Two features that lead to each other need a module below both that has \
      nothing but their routes. Where that module itself imports a feature, all who use its routes are built with it, and the \
      feature can never use them.
      """,
    drawsOn: """
      The modules that files import, the enumerations of routes with who names them, and the modules of the screens that moves \
      lead from and to. A module of routes is one that declares an enumeration of routes which a module that imports it uses; a \
      feature is one with screens.
      """,
    bad: .modules([
      .init("App", app), .init("Chat", "import Profile\n" + feature("Chat", leadsTo: "Profile")),
      .init("Profile", "import Chat\n" + feature("Profile", leadsTo: "Chat")),
    ]),
    good: .modules([
      .init("App", app), .init("Chat", feature("Chat", leadsTo: "Text")),
      .init("Profile", "import Chat\n" + feature("Profile", leadsTo: "Chat")),
    ]))

  private static let app = """
    import Chat
    import Profile
    import SwiftUI
    @main struct Club: App { var body: some Scene { WindowGroup { NavigationStack { ProfileView() } } } }
    """

  private static func feature(_ name: String, leadsTo other: String) -> String {
    """
    import SwiftUI
    public struct \(name)View: View {
      public var body: some View {
        NavigationLink("\(other)") { \(other == "Text" ? "Text(\"End\")" : other + "View()") }
      }
    }
    """
  }

  func findings(in facts: LintFacts, _ options: RuleOptions) -> [Finding] {
    let known = Set(facts.source.imports.map(\.importer))
    let imports = Dictionary(
      grouping: facts.source.imports.filter { known.contains($0.module) && $0.module != $0.importer },
      by: \.importer)
    let above = imports.mapValues { Set($0.map(\.module)).sorted() }
    var told: Set<Set<String>> = []
    let cycles = above.keys.sorted().compactMap { module -> Finding? in
      guard let cycle = cycle(through: module, above), !told.contains(Set(cycle)) else { return nil }
      let causes = zip(cycle, cycle.dropFirst()).compactMap { cause($0, $1, facts) }
      guard let first = causes.first else { return nil }
      told.insert(Set(cycle))
      let place = imports[module]?.filter { $0.module == cycle[1] }.map(\.file).min()
      return info.finding(
        "\(cycle.joined(separator: " → ")) import each other: \(first); let them import a module with the routes alone, "
          + "such as \(cycle[1])Interface",
        subjects: cycle.dropLast(), at: place.map { SourceLocation(file: $0, line: 1) })
    }
    return cycles + lowRouters(facts, imports, circular: told.reduce(into: []) { $0.formUnion($1) })
  }

  /// Modules of routes that import a feature.
  private func lowRouters(
    _ facts: LintFacts, _ imports: [String: [SourceFacts.Import]], circular: Set<String>
  ) -> [Finding] {
    let features = Set(facts.screens.values.compactMap(\.module))
    var told: Set<String> = []
    return facts.source.routes.compactMap { route -> Finding? in
      let users = route.modules.filter { user in
        user != route.module && (imports[user] ?? []).contains { $0.module == route.module }
      }
      let feature = (imports[route.module] ?? []).filter {
        features.contains($0.module) && !(circular.contains($0.module) && circular.contains(route.module))
      }.min { ($0.module, $0.file) < ($1.module, $1.file) }
      guard let user = users.first, let feature, told.insert(route.module).inserted else { return nil }
      return info.finding(
        "\(route.module), whose \(route.name) \(user) uses, imports the feature \(feature.module); let it import a module with "
          + "the routes alone, such as \(feature.module)Interface",
        subjects: [route.module, feature.module], at: SourceLocation(file: feature.file, line: 1))
    }
  }

  /// The shortest way from a module back to it, that module at both ends. O(V + E).
  private func cycle(through module: String, _ above: [String: [String]]) -> [String]? {
    var before: [String: String] = [:]
    var waiting = [module]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      for imported in above[current] ?? [] {
        if imported == module {
          var cycle = [current]
          while let lower = before[cycle[0]] { cycle.insert(lower, at: 0) }
          return cycle + [module]
        }
        if before[imported] == nil {
          before[imported] = current
          waiting.append(imported)
        }
      }
    }
    return nil
  }

  /// What of a module's routes or screens another module needs.
  private func cause(_ importer: String, _ module: String, _ facts: LintFacts) -> String? {
    if let route = facts.source.routes.first(where: { $0.module == module && $0.modules.contains(importer) })
    {
      return "\(importer) uses \(route.name) of \(module)"
    }
    let move = facts.graph.transitions.first { move in
      guard case .screen(let source) = move.from, facts.screens[source]?.module == importer else {
        return false
      }
      return move.leadsTo.contains { facts.screens[$0]?.module == module }
    }
    guard case .screen(let source)? = move?.from,
      let target = move?.leadsTo.first(where: { facts.screens[$0]?.module == module })
    else { return nil }
    return "\(facts.name(source)) of \(importer) leads to \(facts.name(target)) of \(module)"
  }
}
