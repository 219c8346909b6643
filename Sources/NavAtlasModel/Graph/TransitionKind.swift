/// What a move does to the navigation state; the operations of semantics 3.3 under their document names.
public enum TransitionKind: String, Sendable, Hashable, CaseIterable {
  case push, viewPush, pushMany, replace, setPath
  case pop, popTo, popToRoot, popToLogicalRoot, resetRoot
  case select, linkAcross
  case sheet, cover, popover, inspector
  case dismiss, dismissAll
  case tab, url, restore
}

extension TransitionKind {
  /// What people are told: a push is a push, however the destination is written.
  public var word: String { self == .viewPush ? TransitionKind.push.rawValue : rawValue }

  /// Whether a member must, may or must not be there.
  public enum Presence: Sendable {
    case required, optional, absent
  }

  /// Whether the kind has a single target screen.
  public var target: Presence {
    switch self {
    case .pop, .popToRoot, .dismiss, .dismissAll, .pushMany, .setPath: .absent
    case .popToLogicalRoot, .url, .restore: .optional
    default: .required
    }
  }

  /// Whether the kind has a path of several screens.
  public var path: Presence {
    switch self {
    case .pushMany, .setPath: .required
    case .url, .restore: .optional
    default: .absent
    }
  }

  /// Whether the kind counts frames or layers.
  public var count: Presence {
    switch self {
    case .pop, .dismiss: .optional
    default: .absent
    }
  }

  /// The layer's style where the kind presents one.
  public var presentationStyle: PresentationStyle? {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .inspector: .inspector
    default: nil
    }
  }

  /// True for the explicit ways back: pops, resets and dismissals.
  public var isBackward: Bool {
    switch self {
    case .pop, .popTo, .popToRoot, .popToLogicalRoot, .resetRoot, .dismiss, .dismissAll: true
    default: false
    }
  }
}
