public import NavAtlasModel

/// What a page shows of the app: its picture, or why there is none.
public struct LivePicture: Sendable {
  public var graph: NavigationGraph?
  public var title: String
  public var svg: String
  /// What is to be said about it: remarks, or what went wrong with the newest source.
  public var notes: [String]

  public init(graph: NavigationGraph? = nil, title: String = "", svg: String = "", notes: [String] = []) {
    self.graph = graph
    self.title = title
    self.svg = svg
    self.notes = notes
  }

  /// The message to pages; without a picture, they keep the one they have.
  func json(number: Int) -> String {
    JSONWriter.compact(
      .object([
        .init("type", .string("graph")), .init("number", .number(number)), .init("title", .string(title)),
        .init("screens", .number(graph?.screens.count ?? 0)), .init("notes", .strings(notes)),
        .init("svg", .string(svg)),
      ]))
  }
}
