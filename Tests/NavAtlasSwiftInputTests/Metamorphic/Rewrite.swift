import SwiftSyntax

/// A way to say the same in other words.
///
/// A rewrite names the places where it certainly keeps what the program means, and leaves all others alone.
protocol Rewrite: Sendable {
  var name: String { get }
  func sites(in program: Program, _ declarations: Declarations) -> [Site]
}

extension Rewrite {
  func sites(in program: Program) -> [Site] { sites(in: program, Declarations(program)) }
}

/// One place where something can be said in another way.
struct Site: Sendable {
  var edits: [Edit] = []
  /// What is called otherwise afterwards, in the graph too.
  var renames: [String: String] = [:]
}

/// A part of a file, by its bytes, and what stands there instead. A path that no file has makes a new one.
struct Edit: Sendable, Hashable {
  var path: String
  var range: Range<Int>
  var text: String
}

/// A rewrite of nodes of one type, each for itself.
protocol NodeRewrite<Node>: Rewrite {
  associatedtype Node: SyntaxProtocol
  /// Nil where the node cannot be said otherwise.
  func site(_ node: Node, in file: SourceContext) -> Site?
}

extension NodeRewrite {
  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    // Corrections are about lines.
    program.sources.filter { !$0.text.contains("navatlas:") }.flatMap { source in
      let context = SourceContext(source: source, declarations: declarations)
      return source.nodes.compactMap { $0.as(Node.self) }.compactMap { site($0, in: context) }
    }
  }
}

/// What a rewrite knows beside the node.
struct SourceContext {
  var source: Program.Source
  var declarations: Declarations

  func insert(_ text: String, at offset: Int) -> Edit { replace(offset..<offset, with: text) }

  func insert(_ text: String, before node: some SyntaxProtocol) -> Edit { insert(text, at: node.start) }

  func insert(_ text: String, after node: some SyntaxProtocol) -> Edit { insert(text, at: node.end) }

  func replace(_ range: Range<Int>, with text: String) -> Edit {
    Edit(path: source.path, range: range, text: text)
  }

  func replace(_ node: some SyntaxProtocol, with text: String) -> Edit {
    replace(node.start..<node.end, with: text)
  }

  func add(_ declaration: String) -> Edit {
    insert("\n\n\(declaration)\n", at: source.tree.endPosition.utf8Offset)
  }

  /// A name that nothing else in the file has.
  func fresh(_ word: String, for node: some SyntaxProtocol) -> String {
    let file = source.path.filter { $0.isLetter || $0.isNumber }
    var name = "\(word)\(node.start)In\(file)"
    // An earlier rewrite may have given the same place a name.
    while source.text.contains(name) { name += "I" }
    return name
  }
}

extension SyntaxProtocol {
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The nodes around this one, innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

  /// The nodes within this one and itself, those around others first.
  var descendants: [Syntax] {
    var nodes: [Syntax] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [Syntax]) {
    nodes.append(Syntax(self))
    for child in children(viewMode: .sourceAccurate) { child.collect(into: &nodes) }
  }
}

extension Program {
  /// This program with some sites said otherwise, as many as do not touch each other.
  func rewritten(at sites: [Site]) -> Program {
    var edits: [String: [Edit]] = [:]
    var renames: [String: String] = [:]
    for site in sites
    where site.edits.allSatisfy({ edit in edits[edit.path, default: []].allSatisfy(edit.isApart) }) {
      for edit in site.edits { edits[edit.path, default: []].append(edit) }
      renames.merge(site.renames) { first, _ in first }
    }
    var result = self
    result.sources = sources.map { source in
      edits[source.path].map { Source(path: source.path, text: $0.applied(to: source.text)) } ?? source
    }
    for path in Set(edits.keys).subtracting(sources.map(\.path)).sorted() {
      result.sources.append(Source(path: path, text: (edits[path] ?? []).applied(to: "")))
    }
    if !renames.isEmpty { result.expected = Set(expected.map { $0.renamed(renames) }) }
    return result
  }
}

extension Edit {
  func isApart(from other: Edit) -> Bool {
    range.upperBound <= other.range.lowerBound || other.range.upperBound <= range.lowerBound
  }
}

extension [Edit] {
  func applied(to text: String) -> String {
    let bytes = [UInt8](text.utf8)
    var (result, position): ([UInt8], Int) = ([], 0)
    // What is put in before a part stands before what replaces it.
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in ordered {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// The text with whole words exchanged.
  func renamed(_ names: [String: String]) -> String {
    replacing(/[A-Za-z_][A-Za-z0-9_]*/) { names[String($0.output)] ?? String($0.output) }
  }
}
