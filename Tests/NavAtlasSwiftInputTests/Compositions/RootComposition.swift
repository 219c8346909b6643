import Testing

/// An app that shows a log-in and what lies behind it, put together from parts: how it is kept who is there, how the
/// root chooses, what lies behind.
struct RootComposition: CustomTestStringConvertible {
  /// How it is kept that somebody is signed in.
  enum Keeping: String, CaseIterable {
    case state, stored, object, observable, shared, optional, computed, number, text, enumeration

    /// What asks for it, and what asks for the opposite.
    var asked: (inside: String, outside: String) {
      switch self {
      case .state, .stored: ("isInside", "!isInside")
      case .object, .observable, .shared, .computed: ("camp.isInside", "!camp.isInside")
      case .optional: ("camp.guest != nil", "camp.guest == nil")
      case .number: ("camp.id > 0", "camp.id <= 0")
      case .text: ("!camp.token.isEmpty", "camp.token.isEmpty")
      case .enumeration: ("camp.phase == .inside", "camp.phase != .inside")
      }
    }

    /// How a view has it, and how it is handed to one.
    var had: (declaration: String, argument: String) {
      switch self {
      case .state: ("@Binding var isInside: Bool", "isInside: $isInside")
      case .stored: ("@AppStorage(\"inside\") var isInside = false", "")
      case .observable: ("let camp: Camp", "camp: camp")
      case .shared: ("@ObservedObject var camp = Camp.shared", "")
      default: ("@ObservedObject var camp: Camp", "camp: camp")
      }
    }

    var declaration: String {
      switch self {
      case .state: "@State private var isInside = false"
      case .stored, .shared: had.declaration
      case .observable: "@State private var camp = Camp()"
      default: "@StateObject private var camp = Camp()"
      }
    }

    var enters: String { change.enters }
    var leaves: String { change.leaves }

    private var change: (enters: String, leaves: String) {
      switch self {
      case .state, .stored: ("isInside = true", "isInside = false")
      case .object, .observable, .shared: ("camp.isInside = true", "camp.isInside = false")
      case .optional, .computed: ("camp.guest = Guest()", "camp.guest = nil")
      case .number: ("camp.id = 7", "camp.id = -1")
      case .text: ("camp.token = \"a\"", "camp.token = \"\"")
      case .enumeration: ("camp.phase = .inside", "camp.phase = .outside")
      }
    }

    var model: String {
      switch self {
      case .state, .stored: ""
      case .observable: "@Observable final class Camp { var isInside = false }"
      case .shared:
        "final class Camp: ObservableObject { static let shared = Camp()\n@Published var isInside = false }"
      default: "final class Camp: ObservableObject {\n\(members)\n}"
      }
    }

    private var members: String {
      switch self {
      case .optional: "@Published var guest: Guest?"
      case .computed: "@Published var guest: Guest?\nvar isInside: Bool { guest != nil }"
      case .number: "@Published var id = -1"
      case .text: "@Published var token = \"\""
      case .enumeration: "enum Phase { case outside, inside }\n@Published var phase = Phase.outside"
      default: "@Published var isInside = false"
      }
    }
  }

  /// How the root chooses.
  enum Layout: String, CaseIterable {
    case condition, opposite, group, layers, ground, both, over, overShown, ternary, property, function

    /// True where what lies behind lies over the log-in.
    var isOver: Bool { self == .over || self == .overShown }
  }

  /// What lies behind the log-in.
  enum Home: String, CaseIterable { case view, stack, tabs }

  var keeping: Keeping
  var layout: Layout
  var home: Home
  /// True where the log-in stands in a stack.
  var isStacked: Bool

  var testDescription: String {
    "\(keeping) \(layout) \(home)\(isStacked ? " in a stack" : "")"
  }

  /// Each way to keep it with each layout; the rest goes through what there is.
  static let all: [RootComposition] = {
    var all: [RootComposition] = []
    for keeping in Keeping.allCases {
      for layout in Layout.allCases {
        let homes = Home.allCases.filter { !layout.isOver || $0 != .view }
        all.append(
          RootComposition(
            keeping: keeping, layout: layout, home: homes[all.count % homes.count],
            isStacked: all.count / 3 % 2 == 0))
      }
    }
    return all
  }()

  // MARK: Source

  var source: String {
    """
    import SwiftUI
    @main struct CampApp: App { var body: some Scene { WindowGroup { GateView() } } }
    struct Guest { }
    \(keeping.model)
    struct GateView: View {
      \(keeping.declaration)
      var body: some View { \(root) }
      @ViewBuilder private var content: some View { \(choice) }
      @ViewBuilder private func shown(_ isInside: Bool) -> some View { if isInside { \(inside) } else { \(outside) } }
    }
    \(view("LogInView", "Button(\"In\") { \(keeping.enters) }"))
    \(view("TentView", "Button(\"Out\") { \(keeping.leaves) }"))
    \(behind)
    """
  }

  private var behind: String {
    let tent = "TentView(\(keeping.had.argument))"
    return switch home {
    case .view: ""
    case .stack: view("PathView", "NavigationStack { \(tent) }")
    case .tabs:
      view("CampView", "TabView { FireView().tabItem { Text(\"A\") }; \(tent).tabItem { Text(\"B\") } }")
        + "\nstruct FireView: View { var body: some View { Text(\"Fire\") } }"
    }
  }

  private func view(_ name: String, _ body: String) -> String {
    "struct \(name): View {\n\(keeping.had.declaration)\nvar body: some View { \(body) }\n}"
  }

  private var outside: String {
    let view = "LogInView(\(keeping.had.argument))"
    return isStacked ? "NavigationStack { \(view) }" : view
  }

  private var inside: String {
    let name =
      switch home {
      case .view: "TentView"
      case .stack: "PathView"
      case .tabs: "CampView"
      }
    return "\(name)(\(keeping.had.argument))"
  }

  private var choice: String { "if \(keeping.asked.inside) { \(inside) } else { \(outside) }" }

  private var root: String {
    switch layout {
    case .condition: choice
    case .opposite: "if \(keeping.asked.outside) { \(outside) } else { \(inside) }"
    case .group: "Group { \(choice) }"
    case .layers: "ZStack { \(choice) }"
    case .ground: "ZStack { Color.green.ignoresSafeArea(); \(choice) }"
    case .both:
      "ZStack { if \(keeping.asked.inside) { \(inside) }; if \(keeping.asked.outside) { \(outside) } }"
    case .over: "ZStack { \(outside); if \(keeping.asked.inside) { \(inside) } }"
    case .overShown:
      "ZStack { \(outside); if \(keeping.asked.inside) { \(inside).transition(.opacity).zIndex(1) } }"
    case .ternary: "\(keeping.asked.inside) ? AnyView(\(inside)) : AnyView(\(outside))"
    case .property: "content"
    case .function:
      [.state, .stored, .object, .observable, .shared].contains(keeping)
        ? "shown(\(keeping.asked.inside))" : "content"
    }
  }

  // MARK: Truth

  /// The moves that the app makes.
  var moves: Set<String> {
    switch home {
    case .view, .stack: ["LogInView -replace-> TentView", "TentView -replace-> LogInView"]
    case .tabs:
      [
        "LogInView -replace-> CampView", "TentView -replace-> LogInView", "CampView -tab-> FireView",
        "CampView -tab-> TentView",
      ]
    }
  }
}
