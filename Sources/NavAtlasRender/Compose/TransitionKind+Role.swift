public import NavAtlasModel

extension TransitionKind {
  /// How a move of this kind is drawn; none where it leads to no certain screen.
  public var role: LinkRole? {
    switch self {
    case .push, .viewPush, .pushMany: .push
    case .replace, .setPath: .replace
    case .select, .linkAcross: .select
    case .sheet: .sheet
    case .cover: .cover
    case .popover, .inspector: .popover
    case .tab: .tab
    case .url, .restore: .entry
    case .popTo: .back
    case .popToRoot, .popToLogicalRoot: .root
    case .resetRoot: .reset
    case .pop, .dismiss, .dismissAll: nil
    }
  }

  /// The words of the badge that stands for a way back without a line.
  func backWords(n: Int?) -> String? {
    switch self {
    case .pop: (n ?? 1) > 1 ? "‹ \(n ?? 1)" : "‹ back"
    case .dismiss: "× close"
    case .dismissAll: "× all"
    case .popToRoot, .popToLogicalRoot: "« root"
    default: nil
    }
  }
}
