/// What the methods of routers do whose source is not there.
struct LibraryTable: Sendable {
  /// One method.
  struct Method: Sendable, Hashable {
    /// The move: `push`, `sheet`, `cover`, `pop`, `popToRoot`, `popTo`, `dismiss`, `dismissAll`, `setPath`, `replace`.
    var move: String
    /// The labels of which one must be there; empty for any.
    var labels: Set<String> = []
  }

  var methods: [String: [Method]]
}

extension LibraryTable {
  static let standard = LibraryTable(methods: [:])
}
