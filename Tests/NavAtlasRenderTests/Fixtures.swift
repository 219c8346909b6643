import NavAtlasModel
import NavAtlasRender

enum Fixtures {
  static func screen(_ id: String, _ title: String? = nil, kind: Screen.Kind = .screen) -> Screen {
    Screen(id: id, title: title, kind: kind, location: SourceLocation(file: "App/\(id).swift", line: 12))
  }

  static func move(
    _ from: String, _ to: String, _ kind: TransitionKind = .push, label: String? = nil, count: Int = 0
  ) -> Transition {
    Transition(from: .screen(from), to: to, kind, label: label, count: count)
  }

  /// Three columns, placeholders, a sheet, a way back, a deep link.
  static let cookbook = NavigationGraph(
    name: "Cookbook",
    screens: [
      screen("Categories", "All recipes"), screen("RecipeList"),
      screen("RecipeList(nil)", kind: .placeholder),
      screen("RecipeDetail"), screen("RecipeDetail(nil)", kind: .placeholder), screen("Ingredient"),
      screen("Nutrition"), screen("EditRecipe"), screen("Elsewhere", kind: .unresolved),
    ],
    containers: [
      Container(
        id: "main", name: "Recipes",
        .split(
          .init(columns: [
            .init(name: "sidebar", root: "Categories", selects: true),
            .init(name: "content", root: "RecipeList", selects: true, placeholder: "RecipeList(nil)"),
            .init(name: "detail", root: "RecipeDetail", placeholder: "RecipeDetail(nil)", stack: true),
          ])))
    ],
    transitions: [
      move("Categories", "RecipeList", .select, label: "category"),
      move("RecipeList", "RecipeDetail", .select, label: "recipe"), move("RecipeDetail", "RecipeDetail"),
      move("RecipeDetail", "Ingredient"), move("Ingredient", "Nutrition"),
      Transition(from: .screen("Nutrition"), .popToRoot), move("RecipeDetail", "EditRecipe", .sheet),
      Transition(from: .screen("EditRecipe"), .dismiss),
      Transition(from: .screen("Ingredient"), to: "Elsewhere", .push, confidence: .inferred),
    ],
    entries: [
      Entry(screen: "Categories", container: "main"),
      Entry(screen: "RecipeDetail", kind: .url, container: "main", url: "cookbook://recipe/:id"),
    ])

  /// Two tabs, a shared screen, a modal with a stack, counts, a move that every screen has.
  static let shop = NavigationGraph(
    name: "Shop",
    screens: ["Home", "Search", "Product", "Cart", "Checkout", "Payment", "Help"].map { screen($0) },
    containers: [
      Container(
        id: "root", name: "Shop",
        .tabs(
          .init(tabs: [
            .init(key: "home", container: "homeStack"), .init(key: "search", container: "searchStack"),
          ]))),
      Container(id: "homeStack", name: "Home", .stack(.init(root: "Home"))),
      Container(id: "searchStack", name: "Search", .stack(.init(root: "Search"))),
      Container(
        id: "checkout", name: "Checkout", .layer(.init(style: .cover, root: "Checkout", stack: true))),
    ],
    transitions: [
      move("Home", "Product", count: 900), move("Search", "Product", count: 400),
      move("Home", "Cart", count: 120),
      move("Cart", "Checkout", .cover, count: 60),
      Transition(from: .screen("Checkout"), to: "Payment", .push, container: "checkout", count: 40),
      Transition(from: .screen("Payment"), .dismissAll), move("Payment", "Home", .tab, count: 30),
      Transition(from: .anyScreen, to: "Help", .sheet, container: "root", count: 9),
      Transition(from: .screen("Product"), to: "Payment", .push, confidence: .observed, count: 3),
    ],
    entries: [Entry(screen: "Home", container: "homeStack")])

  /// Tabs with many screens each.
  static func large(_ tabs: Int, _ screens: Int) -> NavigationGraph {
    var graph = NavigationGraph(name: "Large")
    var list: [Container.Tab] = []
    for tab in 0..<tabs {
      for index in 0..<screens {
        graph.screens.append(Screen(id: "T\(tab)S\(index)", module: "Module\(tab % 4)"))
        if index > 0 { graph.transitions.append(move("T\(tab)S\((index - 1) / 3)", "T\(tab)S\(index)")) }
      }
      graph.containers.append(Container(id: "c\(tab)", name: "Tab \(tab)", .stack(.init(root: "T\(tab)S0"))))
      list.append(.init(key: "\(tab)", container: "c\(tab)"))
    }
    graph.containers.append(Container(id: "tabs", .tabs(.init(tabs: list))))
    return graph
  }

  /// Names that try to get out of the language they are written into.
  static let hostileNames = [
    "\"];\n evil [shape=box, image=\"/etc/passwd\"]; \"", "<script>alert(1)</script>", "\\N \\G \\E \\l\\r",
    "]]>",
    "<<TABLE><TR><TD><IMG SRC=\"/etc/passwd\"/></TD></TR></TABLE>>", "javascript:alert(1)",
    "a\"] --> b[\"click",
    "%%{init: {}}%%", "end", "nul\0\u{1}\u{1B}[31m", "over\u{202E}ride", "' onload='alert(1)", "&amp;&#x3C;",
    String(repeating: "W", count: 1 << 20), "```\nclick a href", "</title></svg><svg onload=\"x\">", "-->",
    "",
  ]

  static let hostile: NavigationGraph = {
    var graph = NavigationGraph(name: hostileNames.joined())
    for (index, name) in hostileNames.enumerated() {
      graph.screens.append(
        Screen(
          id: "\(index)" + name.prefix(2000), name: name, title: name, module: name,
          location: SourceLocation(file: index % 2 == 0 ? name : "javascript:alert(1)//\(index)", line: index)
        ))
    }
    graph.containers = [
      Container(id: hostileNames[0], name: hostileNames[1], .stack(.init(root: graph.screens[0].id))),
      Container(id: hostileNames[1], name: hostileNames[4], .stack(.init(root: graph.screens[1].id))),
    ]
    for (before, after) in zip(graph.screens, graph.screens.dropFirst()) {
      graph.transitions.append(
        Transition(from: .screen(before.id), to: after.id, .push, label: before.name, condition: before.name))
    }
    graph.entries = graph.screens.map { Entry(screen: $0.id, kind: .url, url: $0.name) }
    return graph
  }()
}
