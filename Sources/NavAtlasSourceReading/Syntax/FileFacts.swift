/// What is kept of one source file after its syntax tree is gone.
package struct FileFacts: Sendable {
  /// The path as diagnostics and evidence name it.
  package var path: String
  package var module: String
  package var imports: [String] = []
  package var types: [TypeDeclaration] = []
  package var functions: [Function] = []
  package var globals: [Property] = []
  package var aliases: [Alias] = []
  package var corrections: [Correction] = []
  /// The names of what code may give another value, initialisers aside.
  package var assigned: Set<String> = []
  /// Those to which code may give something but false and nothing, initialisers too.
  package var given: Set<String> = []
  /// Those of which a binding is handed on, by the label that it is handed on as.
  package var handed: [String: Set<String>] = [:]
  /// The names of the cases that code makes, initialisers too, and of the types of which it may make any.
  package var madeCases: Set<String> = []
  /// How many constructs of navigation stand in previews, which are left out.
  package var previewConstructs = 0
  /// The code that is compiled for other platforms only.
  package var leftOut: [LeftOutCode] = []
  /// What is compiled under a condition only.
  package var regions: [CompiledRegion] = []
  /// The offsets at which lines begin.
  package var lineStarts: [Offset] = [0]
  /// The offset of the first thing that is not Swift, if any.
  package var firstSyntaxError: Offset?
  package var syntaxErrors = 0
  /// Things nested deeper than can be followed were left out.
  package var isTooDeep = false

  /// The line of an offset, from 1. O(log n).
  package func line(of offset: Offset) -> Int {
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
package struct Correction: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case ignore
    case edge(String)
    case unknown(String)
  }

  package var kind: Kind
  package var line: Int
}
