import NavAtlasModel

/// What only one version's source leaves unexplained: what differs there may differ only because it was not followed.
struct DiffDoubt {
  /// What the newer version does not explain, and the older one did.
  private let lost: Gaps
  /// What the older version did not explain, and the newer one does.
  private let found: Gaps

  private struct Gaps {
    var owners: Set<String> = []
    var files: Set<String> = []
    var screens: Set<String> = []

    init(_ account: SourceAccount?, without other: SourceAccount?) {
      var known: [[String?]: Int] = [:]
      for gap in other?.notFollowed ?? [] { known[gap.key, default: 0] += 1 }
      for gap in account?.notFollowed ?? [] {
        known[gap.key, default: 0] -= 1
        guard known[gap.key, default: 0] < 0 else { continue }
        if let owner = gap.owner { owners.insert(owner) }
        if let file = gap.location?.file, gap.owner == nil { files.insert(file) }
      }
      screens = Set(account?.unshown.map(\.name) ?? []).subtracting(other?.unshown.map(\.name) ?? [])
    }

    func mayHide(_ locations: [SourceLocation]) -> Bool {
      locations.contains { place in
        files.contains(place.file)
          || place.symbol.map { symbol in
            symbol.split(separator: ".").contains { owners.contains(String($0)) } || owners.contains(symbol)
          } ?? false
      }
    }
  }

  init(from base: NavigationGraph, to head: NavigationGraph) {
    lost = Gaps(head.account, without: base.account)
    found = Gaps(base.account, without: head.account)
  }

  /// True where the newer version may still have the move, in code that was not followed.
  func mayRemain(_ move: Transition) -> Bool { lost.mayHide(move.locations) }

  /// True where the older version may have had the move already.
  func mayHaveBeen(_ move: Transition) -> Bool { found.mayHide(move.locations) }

  func mayRemain(_ screen: Screen) -> Bool { lost.screens.contains(screen.name) }

  func mayHaveBeen(_ screen: Screen) -> Bool { found.screens.contains(screen.name) }
}

extension SourceAccount.Construct {
  /// The construct wherever it stands.
  fileprivate var key: [String?] { [text, owner, owner == nil ? location?.file : nil] }
}
