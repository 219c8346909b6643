public import NavAtlasModel

/// What differs between two versions of an app's navigation, by meaning: no line number, no order of declarations and no
/// count of sessions makes a difference.
public struct GraphDiff: Sendable {
  /// The older version, with the names that the newer one has for the same screens and containers.
  public let base: NavigationGraph
  public let head: NavigationGraph
  /// The screens that have another id now, from old to new.
  public let renamed: [Screen.ID: Screen.ID]
  /// Screens, moves, containers and ways in, in this order, each sorted.
  public let changes: [Change]
  /// What the changes do, the worst first.
  public let effects: [Effect]
  private let identities: Set<MoveIdentity>

  /// Compares. Linear in both graphs, beside the measures of both.
  ///
  /// - Parameter declared: the screens of the older version whose code is still in the newer one, shown or not.
  public init(
    from base: NavigationGraph, to head: NavigationGraph, stillDeclared declared: Set<Screen.ID> = []
  ) {
    let renamed = ScreenMatching(from: base, to: head).renamed
    let aligned = base.renamingScreens { renamed[$0] ?? $0 }.withContainerIDs(of: head)
    let doubt = DiffDoubt(from: aligned, to: head)
    self.renamed = renamed
    self.base = aligned
    self.head = head
    let names = Dictionary((head.screens + aligned.screens).map { ($0.id, $0.name) }) { first, _ in first }
    let old = Dictionary(base.screens.map { ($0.id, $0) }) { first, _ in first }
    let formerNames = renamed.reduce(into: [Screen.ID: Screen]()) { $0[$1.value] = old[$1.key] }
    let moves = MoveComparison(aligned, head, names, doubt)
    identities = moves.changed
    changes =
      ScreenComparison(aligned, head, formerNames, doubt, declared).changes + moves.changes
      + ContainerComparison(aligned, head, names).changes
      + EntryComparison(aligned, head, names).changes
    effects = changes.isEmpty ? [] : EffectFinder(aligned, head, names, renamed, doubt, declared).effects
  }

  /// True where nothing differs.
  public var isEmpty: Bool { changes.isEmpty }

  /// The worst that the changes do; `nil` where nothing changed.
  public var risk: Risk? {
    (changes.filter { !$0.isUnsure }.map(\.risk) + effects.filter { !$0.isUnsure }.map(\.risk)).min()
      ?? (changes.isEmpty ? nil : .safe)
  }

  /// Both versions in one graph: what the newer one has, and beside it what is gone.
  public var union: NavigationGraph {
    var union = head
    let screens = Set(head.screens.map(\.id))
    union.screens += base.screens.filter { !screens.contains($0.id) }
    let containers = Set(head.containers.map(\.id))
    union.containers += base.containers.filter { !containers.contains($0.id) }
    let moves = Set(head.transitions.map(MoveIdentity.init))
    union.transitions += base.transitions.filter { !moves.contains(MoveIdentity($0)) }
    let entries = Set(head.entries.map(EntryIdentity.init))
    union.entries += base.entries.filter { !entries.contains(EntryIdentity($0)) }
    return union
  }

  /// The places among the newer version's transitions of those that are new or changed.
  public var changedIndices: Set<Int> {
    Set(head.transitions.indices.filter { identities.contains(MoveIdentity(head.transitions[$0])) })
  }

  /// The moves that only one version has, or that are made otherwise.
  var changedMoves: Set<MoveIdentity> { identities }

  /// The screens that changed or that a move that changed leads from or to.
  public var affected: Set<Screen.ID> {
    Set(changes.flatMap(\.screens)).union(effects.flatMap(\.screens))
  }
}
