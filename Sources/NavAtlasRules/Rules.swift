/// All rules, by number.
public enum Rules {
  public static let all: [any Rule] = [
    MissingDestination(),
    LazyDestination(),
    DuplicateDestination(),
    ConditionalDestination(),
    LinkOutsideContainer(),
    MixedLinkStyles(),
    BlankRouteCase(),
    UnusedDestination(),
    UnguardedPop(),
    UnboundedPushCycle(),
    FarFromRoot(),
    TrapScreen(),
    UnreachableScreen(),
    NestedStack(),
    SharedPath(),
    RootSwapDropsPath(),
    LostInCompact(),
    StaleDetailFrames(),
    PlaceholderFirst(),
    DuplicateAfterCollapse(),
    ColumnRootBack(),
    ContainerSwap(),
    ModalWithoutStack(),
    OrphanDeepLink(),
    ModelInSavedPath(),
    RestoreHole(),
    NonCodablePath(),
    AmbiguousRouteEncoding(),
    RouteModuleCycle(),
    PerTabDuplication(),
    RouteEnumHub(),
    DeadStackActionCase(),
    UnheardNavigationAction(),
    MissingForEach(),
    SendAfterDismiss(),
    DeprecatedNavigation(),
  ]

  /// The rule of that id, number or name.
  public static func named(_ text: String) -> (any Rule)? { all.first { $0.info.isCalled(text) } }
}
