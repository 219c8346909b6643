/// The routers that are met most often, by their documented methods. Those whose routes are declared in ways of their own
/// (Stinsen, XCoordinator, LinkNavigator) have a file of their own.
extension LibraryTable {
  package static let all = [flowStacks, swiftfulRouting, uiPilot, spezi, flowKit, assumed]

  /// FlowStacks and TCACoordinators.
  static let flowStacks = Library(
    name: "FlowStacks", receivers: ["FlowNavigator", "FlowPath", "FlowStack", "Navigator"], isOnRoutes: true,
    methods: [
      Method("push", .push), Method("presentSheet", .sheet, isUnmistakable: true),
      Method("presentCover", .cover, isUnmistakable: true), Method("goBack", .back),
      Method("goBackTo", .popTo, isUnmistakable: true),
      Method("goBackToRoot", .popToRoot, isUnmistakable: true), Method("pop", .pop),
      Method("popTo", .popTo), Method("popToRoot", .popToRoot),
      Method("popToCurrentNavigationRoot", .popToRoot),
      Method("dismiss", .back), Method("dismissAll", .dismissAll),
    ])

  static let swiftfulRouting = Library(
    name: "SwiftfulRouting", receivers: ["Router"],
    methods: [
      Method("showScreen", .styled, isUnmistakable: true),
      Method("showModule", .replace, isUnmistakable: true, isBuilder: true),
      Method("dismissScreen", .back, isUnmistakable: true),
      Method("dismissScreenStack", .popToRoot, isUnmistakable: true),
      Method("dismissPushStack", .popToRoot, isUnmistakable: true),
      Method("dismissEnvironment", .dismiss, isUnmistakable: true),
      Method("dismissAllScreens", .dismissAll, isUnmistakable: true),
    ])

  static let uiPilot = Library(
    name: "UIPilot", receivers: ["UIPilot"],
    methods: [
      Method("push", .push), Method("pop", .pop), Method("popTo", .popTo), Method("popToRoot", .popToRoot),
    ])

  /// The paths of SpeziViews and SpeziOnboarding.
  static let spezi = Library(
    name: "Spezi", receivers: ["ManagedNavigationStack.Path", "OnboardingNavigationPath"],
    methods: [
      Method("nextStep", .next), Method("append", .push, label: "customView"), Method("removeLast", .pop),
    ])

  /// The stack of hosted views that `@Flow` gives.
  static let flowKit = Library(
    name: "FlowKit", receivers: [FlowKit.provider],
    methods: [
      Method("push", .viewPush), Method("pop", .pop), Method("popToRoot", .popToRoot),
      Method("replace", .replace), Method("sheet", .sheet), Method("dismiss", .dismiss),
    ])

  /// What a router of a package whose source is absent does, going by the names that most routers have.
  static let assumed = Library(
    name: "any router", receivers: ["Router", "Navigator", "Coordinator", "RouterPath"],
    methods: [
      Method("push", .push), Method("navigate", .push), Method("navigateTo", .push), Method("show", .push),
      Method("presentSheet", .sheet), Method("presentFullScreen", .cover),
      Method("presentFullScreenCover", .cover), Method("present", .sheet), Method("sheet", .sheet),
      Method("fullSheet", .cover), Method("cover", .cover), Method("replace", .replace),
      Method("pop", .pop), Method("goBack", .back), Method("navigateBack", .back), Method("back", .back),
      Method("popTo", .popTo), Method("goBackTo", .popTo), Method("popToRoot", .popToRoot),
      Method("goBackToRoot", .popToRoot), Method("dismiss", .back), Method("dismissAll", .dismissAll),
      Method("dismissSheet", .dismiss), Method("dismissAny", .dismiss), Method("popAll", .popToRoot),
      Method("close", .back),
    ])
}
