/// What a file of expectations says: ``GraphStatements``, one a line, and in real apps' files where they come from.
///
///     repository: apple/sample-food-truck
///     commit: 3954a76
///     folder: App
///     platforms: ios, catalyst             those that are counted together; the app's main one where nothing is said
///     complete: TruckView, OrdersView      every move that leaves these is in the file
///     TruckView -push-> OrdersView         # App/TruckView.swift:55
///
/// `#` begins a comment; the order of lines and the amount of white space mean nothing.
///
/// The accuracy runner in `Tests/Benchmarks` compiles this file, too.
public struct ExpectedNavigation: Sendable {
  public var statements = GraphStatements([])
  /// The screens whose moves are all listed, so that any other one is wrong.
  public var complete: Set<String> = []
  public var repository: String?
  public var commit: String?
  /// The app's folder in the repository.
  public var folder: String?
  /// The platforms that it is read for, one after the other, where its file counts them together.
  public var platforms: [String] = []

  public init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { continue }
      add(words.joined(separator: " "))
    }
  }

  private mutating func add(_ statement: String) {
    let parts = statement.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? parts[1].trimmed : ""
    switch (parts[0], parts.count) {
    case ("repository", 2): repository = value
    case ("commit", 2): commit = value
    case ("folder", 2): folder = value
    case ("platforms", 2): platforms = value.split(separator: ",").map(\.trimmed)
    case ("complete", 2): complete.formUnion(value.split(separator: ",").map(\.trimmed))
    default: statements.lines.insert(statement)
    }
  }
}
