/// What is kept of one source file after its syntax tree is gone.
struct FileFacts: Sendable {
  /// The path as diagnostics and evidence name it.
  var path: String
  var module: String
  var imports: [String] = []
  var types: [TypeDeclaration] = []
  var functions: [Function] = []
  var globals: [Property] = []
  var aliases: [Alias] = []
  var corrections: [Correction] = []
  /// The names of what code may give another value, initialisers aside.
  var assigned: Set<String> = []
  /// How many constructs of navigation stand in previews, which are left out.
  var previewConstructs = 0
  /// The code that is compiled for other platforms only.
  var leftOut: [LeftOutCode] = []
  /// What is compiled under a condition only.
  var regions: [CompiledRegion] = []
  /// The offsets at which lines begin.
  var lineStarts: [Offset] = [0]
  /// The offset of the first thing that is not Swift, if any.
  var firstSyntaxError: Offset?
  var syntaxErrors = 0
  /// Things nested deeper than can be followed were left out.
  var isTooDeep = false

  /// The line of an offset, from 1. O(log n).
  func line(of offset: Offset) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }
}

/// A comment by which an author corrects what is read: `// navatlas:ignore` or `// navatlas:edge A -push-> B`.
struct Correction: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case ignore
    case edge(String)
    case unknown(String)
  }

  var kind: Kind
  var line: Int
}
