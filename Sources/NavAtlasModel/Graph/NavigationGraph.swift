/// An app's navigation: its screens, the containers that show them, the moves between them and the ways in.
///
/// The arrays keep the order of their input; every algorithm sorts for itself where order matters.
public struct NavigationGraph: Sendable, Hashable {
  public var name: String
  /// The platform that it was read for, such as `macos`; `nil` where that is not said.
  public var platform: String?
  public var screens: [Screen]
  public var containers: [Container]
  public var transitions: [Transition]
  public var entries: [Entry]
  /// Problems met while the graph was built.
  public var diagnostics: [Diagnostic]
  /// How much of the source's navigation the graph explains; `nil` where it was not read from source.
  public var account: SourceAccount?
  /// The views that screens are made of, by id; empty where that was not asked for.
  public var components: [Component] = []
  /// Members of the graph document that this version does not know, kept for the round trip.
  public var extra: [JSONMember]

  /// Creates a graph.
  public init(
    name: String = "", platform: String? = nil, screens: [Screen] = [], containers: [Container] = [],
    transitions: [Transition] = [],
    entries: [Entry] = [], diagnostics: [Diagnostic] = [], account: SourceAccount? = nil,
    extra: [JSONMember] = []
  ) {
    self.name = name
    self.platform = platform
    self.screens = screens
    self.containers = containers
    self.transitions = transitions
    self.entries = entries
    self.diagnostics = diagnostics
    self.account = account
    self.extra = extra
  }
  /// How many screens it has, without what stands where nothing was chosen.
  public var shownScreens: Int { screens.count { $0.kind != .placeholder } }
}
