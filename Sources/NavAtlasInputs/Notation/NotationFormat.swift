public import NavAtlasModel

/// One statement per line: the shortest way to write a navigation down.
///
/// ```
/// # A comment, to the end of the line.
/// name: Recipes
/// root: Home                                 # of the stack `main`; the first screen when absent
/// logicalRoot: Menu                          # where -popToLogicalRoot-> goes
///
/// Home -push-> List -push-> Detail "tap"     # chains; a label in double quotes
/// "My Recipes" -sheet-> Edit                 # names with blanks in double quotes
/// Detail -pop(2)->                           # moves without a target
/// Home -pushMany-> List, Detail              # and -setPath->
/// Edit -dismiss-> {trigger=timer, guard="saved", count=3}
/// * -popToRoot->                             # from every screen of the container
///
/// split main: sidebar Categories | detail Grid stack placeholder "Grid(nil)" {prefer=detail}
/// stack search: Search logicalRoot Results
/// tabs app: home=main, search=search {selected=home}
/// sheet pay: Pay stack locked                # also cover, popover, inspector, alert
///
/// [search]                                   # the lines below happen in that container, until `[]`
/// root: Search                               # declares it as a stack where no line above does
/// Search -push-> Results
/// []
///
/// launch -> Home
/// url "app://trip/:id" -> Trips > Trip       # the stack from its root to the visible screen
/// notification "reminder" -> Trips > Trip
/// restore -> Trips > Trip
///
/// screens: Home, List                        # only needed for screens that no line mentions
/// title Home: "Welcome"
/// module Shop: Cart, Pay
/// backDisabled: Pay                          # also placeholder, unresolved, external
/// ```
///
/// The kinds of move are those of ``TransitionKind``. The attributes in braces are the transition's members in the
/// graph document. A leading column of a split view selects unless it says `static`. What is left out is filled in
/// by ``GraphCompleter``.
public struct NotationFormat: InputFormat {
  public let id = "notation"
  public let summary = "one-line notation, such as Home -push-> List"
  public let fileExtensions = ["nav"]

  /// Creates the format.
  public init() {}

  public func read(_ bytes: [UInt8], name: String) throws(Diagnostic) -> InputReading {
    let text: ArraySlice<UInt8>
    do {
      text = try UTF8Text.checked(bytes)
    } catch {
      throw Diagnostic(.error, error.message, at: SourceLocation(file: name, position: error.position))
    }
    let reading = Self.parse(String(decoding: text, as: UTF8.self), name: name)
    if reading.fragment.graph.screens.isEmpty, reading.diagnostics.isEmpty {
      throw Diagnostic(
        .error, "the file is empty; notation has at least one line such as Home -push-> List",
        at: SourceLocation(file: name, line: 1, column: 1))
    }
    return reading
  }

  /// Reads notation. A line that cannot be read gives one diagnostic; the others are used. O(n).
  public static func parse(_ text: String, name: String = "notation") -> InputReading {
    var parser = NotationParser(file: name)
    return parser.reading(of: text)
  }
}

extension NavigationGraph {
  /// The graph that a notation describes; see ``NotationFormat``.
  ///
  /// - Throws: the first diagnostic that is no note, if there is any.
  public init(notation text: String) throws(Diagnostic) {
    let reading = NotationFormat.parse(text)
    if let first = reading.diagnostics.first(where: { $0.severity != .note }) { throw first }
    self = reading.fragment.graph
  }
}
