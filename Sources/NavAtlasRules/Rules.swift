/// All rules, by number.
public enum Rules {
  public static let all: [any Rule] = [
    MissingDestination(),
    LinkOutsideContainer(),
    MixedLinkStyles(),
    BlankRouteCase(),
    UnboundedPushCycle(),
    FarFromRoot(),
    TrapScreen(),
    UnreachableScreen(),
    LostInCompact(),
    StaleDetailFrames(),
    PlaceholderFirst(),
    DuplicateAfterCollapse(),
    ColumnRootBack(),
    ModalWithoutStack(),
    OrphanDeepLink(),
    AmbiguousRouteEncoding(),
  ]

  /// The rule of that id, number or name.
  public static func named(_ text: String) -> (any Rule)? { all.first { $0.info.isCalled(text) } }
}
