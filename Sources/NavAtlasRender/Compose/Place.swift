import NavAtlasModel

/// A frame of the picture before it has an id.
enum Place: Hashable {
  case container(Container.ID)
  /// A column of a split view, by its index.
  case column(Container.ID, Int)
}

/// A card of the picture before it has an id.
enum CardKey: Hashable {
  case screen(Screen.ID)
  case tabBar(Container.ID)
  case anyScreen(Container.ID)
  /// Ways in of one kind to one card: the number is the first one's place among the entries.
  case entry(Int)
}

/// A line of the picture before it has an id.
struct Move {
  var from: CardKey
  var to: CardKey
  var role: LinkRole
  var labels: [String] = []
  var count = 0
  var evidence: Link.Evidence = .declared
  /// What its tooltip says besides: conditions, and why a target is not known.
  var remarks: [String] = []
  /// The moves that are drawn as this one, where they are several.
  var parts: [Move] = []
  /// The first place that says it.
  var location: SourceLocation?
}
