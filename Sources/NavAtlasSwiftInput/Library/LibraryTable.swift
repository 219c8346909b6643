/// What the methods of routers do whose source is not there.
struct LibraryTable: Sendable {
  /// What a method does.
  enum Move: String, Sendable, Hashable, CaseIterable {
    case push, viewPush, sheet, cover, replace, setPath
    /// One step back, however the screen is shown.
    case back
    case pop, popTo, popToRoot, dismiss, dismissAll
    /// The kind is the case that the first argument names.
    case styled
  }

  /// One method.
  struct Method: Sendable, Hashable {
    var move: Move
    /// A label that must be there; nil for any.
    var label: String?

    init(_ move: Move, label: String? = nil) {
      self.move = move
      self.label = label
    }
  }

  var methods: [String: Method]
  /// Parts of the names of types that have these methods.
  var receivers: [String]

  /// The routers that are met most often, by their documented methods: FlowStacks, TCACoordinators, SwiftfulRouting,
  /// UIPilot, LinkNavigator, and UIKit's controllers.
  static let standard = LibraryTable(
    methods: [
      "push": Method(.push), "navigate": Method(.push), "navigateTo": Method(.push), "next": Method(.push),
      "presentSheet": Method(.sheet), "presentCover": Method(.cover), "present": Method(.sheet),
      "sheet": Method(.sheet),
      "fullSheet": Method(.cover), "goBack": Method(.back), "goBackTo": Method(.popTo),
      "goBackToRoot": Method(.popToRoot),
      "popToRoot": Method(.popToRoot), "popToCurrentNavigationRoot": Method(.popToRoot),
      "popTo": Method(.popTo),
      "pop": Method(.pop), "dismiss": Method(.back), "dismissAll": Method(.dismissAll),
      "close": Method(.back),
      "showScreen": Method(.styled), "dismissScreen": Method(.back), "dismissScreenStack": Method(.popToRoot),
      "dismissAllScreens": Method(.dismissAll), "pushViewController": Method(.viewPush),
      "popViewController": Method(.pop),
      "popToRootViewController": Method(.popToRoot), "replace": Method(.replace),
    ],
    receivers: [
      "Router", "Navigator", "Coordinator", "Pilot", "FlowStack", "FlowPath", "NavigationController",
      "RouterPath",
    ])

  /// The methods that no other kind of object has.
  static let unmistakable: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "showScreen", "dismissScreen",
    "dismissScreenStack",
    "presentSheet", "presentCover", "goBackToRoot", "goBackTo",
  ]
}
