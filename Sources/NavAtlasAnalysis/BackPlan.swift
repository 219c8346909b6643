public import NavAtlasModel

/// The cheapest way back from a screen: each step with where it starts and ends.
public struct BackPlan: Sendable, Hashable {
  /// One step back.
  public struct Step: Sendable, Hashable {
    public var operation: Operation
    public var from: Screen.ID
    public var to: Screen.ID

    public init(_ operation: Operation, from: Screen.ID, to: Screen.ID) {
      self.operation = operation
      self.from = from
      self.to = to
    }
  }

  /// What the user, or the code on the screen, does.
  public enum Operation: Sendable, Hashable {
    /// The back button or gesture.
    case back
    /// An entry of the back button's menu.
    case backMenu
    /// The gesture that closes a sheet or popover.
    case dismissGesture
    /// A transition of the graph.
    case move(TransitionKind)

    /// The operation's name in documents: `back`, `backMenu`, `dismissGesture`, or the transition's kind.
    public var name: String {
      switch self {
      case .back: "back"
      case .backMenu: "backMenu"
      case .dismissGesture: "dismissGesture"
      case .move(let kind): kind.rawValue
      }
    }
  }

  /// The most steps a plan writes out.
  public static let stepLimit = 64

  /// How many steps the plan has.
  public var count: Int
  /// The steps, at most ``stepLimit`` of them.
  public var steps: [Step]

  public init(_ steps: [Step], count: Int? = nil) {
    self.steps = steps
    self.count = count ?? steps.count
  }
}
