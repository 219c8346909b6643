import SwiftParser
import SwiftSyntax

/// Reduces one file's syntax tree to facts in one walk; the tree is gone when it returns.
struct SyntaxReducer {
  /// Deeper nesting than this is left out: no hand-written source comes near it.
  static let depthLimit = 400
  /// The parser takes twice as long with every bracket that begins with a bracket: a file with more is left out.
  static let bracketLimit = 20

  var facts: FileFacts
  /// What the file is compiled for.
  var platform: Platform
  /// In code for other platforms, which those are.
  var others: [Platform]?
  var depth = 0
  /// The types around the declaration being read, outermost first.
  var nesting: [String] = []
  /// The one type that `Self` stands for in the extension being read.
  var onlyConformer: TypeReference?
  /// True in an extension whose members no other file can name.
  var isHiding = false
  /// True in an initialiser, where `self.name = value` only says what is there to begin with.
  var isInitialising = false
  /// True in what belongs to a type itself, where its cases have no dot.
  var isStatic = false
  /// What a modifier chain inside `#if` continues.
  var chainBase: Expression?
  /// How many cases may still be read again for the one before that falls through: inside of each other they double.
  var fallthroughs = 64
  /// True where an `#if` was met.
  var hasConditions = false

  /// O(bytes).
  static func facts(
    path: String, module: String, platform: Platform = .ios, source: UnsafeBufferPointer<UInt8>
  ) -> FileFacts {
    var facts = FileFacts(path: path, module: module)
    facts.readLines(source)
    // The parser would never come back from it.
    if source.bracketRun > Self.bracketLimit {
      facts.isTooDeep = true
      return facts
    }
    let tree = Parser.parse(source: source)
    var reducer = SyntaxReducer(facts: facts, platform: platform)
    if tree.hasError { reducer.noteErrors(tree) }
    reducer.read(tree.statements)
    if reducer.hasConditions {
      let finder = CompiledRegionFinder(platform)
      finder.walk(tree)
      reducer.facts.regions = finder.regions
    }
    reducer.facts.regions += DeviceRegionFinder.regions(in: tree, of: source)
    return reducer.facts
  }

  private mutating func noteErrors(_ tree: SourceFileSyntax) {
    let finder = ErrorFinder(viewMode: .all)
    finder.walk(tree)
    facts.firstSyntaxError = finder.first
    facts.syntaxErrors = finder.count
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      var members = Members()
      read(item, into: &members)
      facts.functions += members.functions
      facts.globals += members.properties
      facts.aliases += members.aliases
    }
  }
}

/// Finds the places that are not Swift.
private final class ErrorFinder: SyntaxAnyVisitor {
  var first: Offset?
  var count = 0

  private func note(_ node: some SyntaxProtocol) {
    count += 1
    first = first ?? Offset(truncatingIfNeeded: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { note(token) }
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// Where the node's text begins.
  var offset: Offset { Offset(truncatingIfNeeded: positionAfterSkippingLeadingTrivia.utf8Offset) }
}

extension TokenSyntax {
  /// The name without the backticks.
  var name: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The most opening brackets that follow each other, with nothing but white space between. O(bytes).
  var bracketRun: Int {
    var longest = 0
    var run = 0
    for byte in self {
      switch byte {
      case UInt8(ascii: "["):
        run += 1
        longest = Swift.max(longest, run)
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: run = 0
      }
    }
    return longest
  }
}
